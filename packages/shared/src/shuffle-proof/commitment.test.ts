import { describe, expect, test } from 'vitest';
import { commitmentOf, fitsCommitment, revealFor } from './commitment.ts';
import { receiptAt, SEALED, testValue } from './testing/proven-game.ts';

const receipt = receiptAt(3);
const commit = commitmentOf(receipt);
const { member } = receipt;

describe('a commitment', () => {
  test('is made as the protocol says', () => {
    const seal = '16840c0055bf606c64a40aed4120c80e1881930044eea537519f03fa0e7f6a49';
    expect(commitmentOf({ match: 'match-1', seal, member: 7, secret: testValue(1) })).toBe(
      'ccf132a3f94125cafd27f45bf2aab9680ceaa9b89d1dfddef00f1cbca1ea5672',
    );
    expect(revealFor({ secret: testValue(1) }, 1)).toBe('4309e8d20c021e71034453dd0d0675d3d6c1bea1eeb5eaa7abad4582e8d361ea');
    expect(revealFor({ secret: testValue(1) }, 2)).toBe(testValue(1));
  });

  test('fits the reveal of each attempt, and of no other one', () => {
    for (const made of [0, 1, 2]) {
      for (const attempt of [0, 1, 2]) {
        const fits = fitsCommitment({ ...SEALED, commit, member }, { reveal: revealFor(receipt, made), attempt });
        expect(fits).toBe(made === attempt);
      }
    }
  });

  test.each([
    ['another match', { match: 'match-2' }],
    ['another seal', { seal: testValue(9) }],
    ['another person', { member: member + 1 }],
    ['another commitment', { commit: commitmentOf(receiptAt(2)) }],
  ])('does not fit with %s', (_, changes) => {
    const shown = { reveal: revealFor(receipt, 0), attempt: 0 };
    expect(fitsCommitment({ ...SEALED, commit, member }, shown)).toBe(true);
    expect(fitsCommitment({ ...SEALED, commit, member, ...changes }, shown)).toBe(false);
  });
});
