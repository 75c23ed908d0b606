import { describe, expect, test } from 'vitest';
import { commitmentOf, fitsCommitment, revealFor } from './commitment.ts';
import { entryOf, receiptAt, SEALED, testValue } from './testing/proven-game.ts';

const receipt = receiptAt(3);
const entry = entryOf(3, receipt);

describe('a commitment', () => {
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
