import type { Fault } from './fault.ts';

const PROOF = 'packages/shared/src/shuffle-proof';
const CLIENT = 'packages/client/src';
const RECEIPT = `${CLIENT}/verify/check/check-receipt.ts`;
const CHECKS_RECORD = { runner: 'vitest', files: [`${CLIENT}/features/shuffle/check-record.test.ts`] } as const;

/** Mistakes in the shuffle that everyone makes together, and in its check. */
export const SHUFFLE_FAULTS: readonly Fault[] = [
  {
    name: 'the void attempts of a shuffle are not in its key, so that a server could change who was missing',
    file: `${PROOF}/key.ts`,
    from: 'const voids = attempts.slice(0, -1);',
    to: 'const voids = attempts.slice(0, 0);',
    suite: { runner: 'vitest', files: [`${CLIENT}/verify/check/agreement.test.ts`] },
  },
  {
    name: 'a void attempt of a shuffle does not say who has revealed',
    file: `${PROOF}/key.ts`,
    from: '[before, rosterField(roster), revealsField(reveals)]',
    to: '[before, rosterField(roster), revealsField(reveals.slice(0, 0))]',
    suite: { runner: 'vitest', files: [`${CLIENT}/verify/check/agreement.test.ts`] },
  },
  {
    name: 'the page accepts a void attempt in which nobody was missing',
    file: `${CLIENT}/verify/check/people.ts`,
    from: 'isFinal === (here.length === roster.length)',
    to: '(!isFinal || here.length === roster.length)',
    suite: { runner: 'vitest', files: [`${CLIENT}/verify/check/vectors.test.ts`] },
  },
  {
    name: 'a browser does not compare the rosters of a proof with those that it kept',
    file: RECEIPT,
    from: 'receipt.rosters.every((roster, index) => roster === shown[index])',
    to: 'shown.length > 0',
    suite: CHECKS_RECORD,
  },
  {
    name: 'a browser believes that its reveal came too late, although the server had accepted it',
    file: RECEIPT,
    from: "receipt.accepted > missed ? 'dropped' : receipt.rosters",
    to: 'receipt.rosters',
    suite: CHECKS_RECORD,
  },
  {
    name: 'a game is proven to a player whose browser has no number in it',
    file: `${CLIENT}/features/shuffle/check-record.ts`,
    from: "part === 'counted' || seat === null ? 'proven'",
    to: "part === 'counted' || part === null ? 'proven'",
    suite: CHECKS_RECORD,
  },
  {
    name: 'a browser accuses the server if its player was away at the start',
    file: `${CLIENT}/net/shuffle-witness.ts`,
    from: "stage !== 'open' && committed === match && isHere",
    to: "stage !== 'open' && isHere",
    suite: { runner: 'vitest', files: [`${CLIENT}/net/shuffle-participant.test.ts`] },
  },
];
