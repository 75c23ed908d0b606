import { describe, expect, test } from 'vitest';
import { toHex } from '../core/encoding.ts';
import { commitmentOf, fitsCommitment, revealFor, sealOf } from './commitment.ts';
import { entryOf, receiptAt, SEALED, testValue } from './testing/proven-game.ts';

const receipt = receiptAt(3);
const entry = entryOf(3, receipt);

test('a seal is made as the protocol says', () => {
  const secret = toHex(Uint8Array.from({ length: 32 }, (_, index) => index));
  expect(sealOf('match-1', secret)).toBe('d5cb17a1bc73afec03f29a0e827f6c2c95ad479d425aae29c134c3c2fb4989df');
});

describe('a commitment', () => {
  test('is made as the protocol says', () => {
    const seal = 'd5cb17a1bc73afec03f29a0e827f6c2c95ad479d425aae29c134c3c2fb4989df';
    expect(commitmentOf({ ...receipt, match: 'match-1', seal, member: 7, secret: testValue(1) })).toBe(
      '8aee6eb1825a7dfdfb39806edff706c5b894ac7b96ace93ae0bb3bbdc8647ae5',
    );
    expect(revealFor({ secret: testValue(1) }, 1)).toBe('b148e2a40ab9f67713306da519cbf0aad0b7864f14b5c0821c299bd9dd223715');
    expect(revealFor({ secret: testValue(1) }, 2)).toBe(testValue(1));
  });

  test('fits the reveal of each attempt, and of no other one', () => {
    for (const made of [0, 1, 2]) {
      for (const attempt of [0, 1, 2]) {
        const fits = fitsCommitment(SEALED, entry, { reveal: revealFor(receipt, made), attempt });
        expect(fits).toBe(made === attempt);
      }
    }
  });

  test.each([
    ['another match', { match: 'match-2' }, {}],
    ['another seal', { seal: testValue(9) }, {}],
    ['another person', {}, { member: entry.member + 1 }],
    ['another number of starts', {}, { starts: 1 }],
    ['another last start', {}, { lastStart: testValue(9) }],
    ['another commitment', {}, { commit: commitmentOf(receiptAt(2)) }],
  ])('does not fit with %s', (_, sealed, changes) => {
    const shown = { reveal: revealFor(receipt, 0), attempt: 0 };
    expect(fitsCommitment(SEALED, entry, shown)).toBe(true);
    expect(fitsCommitment({ ...SEALED, ...sealed }, { ...entry, ...changes }, shown)).toBe(false);
  });
});
