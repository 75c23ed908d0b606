import type { Fault } from './fault.ts';

const PROOF = 'packages/shared/src/shuffle-proof';
const CHECK = 'packages/shared/src/proof-check';
const CLIENT = 'packages/client/src';
const AGREEMENT = { runner: 'vitest', files: [`${CHECK}/agreement.test.ts`] } as const;
const VECTORS = { runner: 'vitest', files: [`${CHECK}/vectors.test.ts`] } as const;
const RECEIPTS = { runner: 'vitest', files: [`${CHECK}/check-receipt.test.ts`] } as const;
const PARTICIPANT = `${CLIENT}/net/shuffle/shuffle-participant.ts`;
const TAKES_PART = { runner: 'vitest', files: [`${CLIENT}/net/shuffle/shuffle-participant.test.ts`] } as const;
const CHECKS_RECORD = { runner: 'vitest', files: [`${CLIENT}/features/shuffle/check-record.test.ts`] } as const;

export const SHUFFLE_FAULTS: readonly Fault[] = [
  {
    name: 'the void attempts of a shuffle are not in its key, so that a server could change who was missing',
    file: `${PROOF}/key.ts`,
    from: 'const voids = attempts.slice(0, -1);',
    to: 'const voids = attempts.slice(0, 0);',
    suite: AGREEMENT,
  },
  {
    name: 'the starts that were given up are not in the key of a shuffle',
    file: `${PROOF}/key.ts`,
    from: 'return givenUp.reduce((prior,',
    to: 'return givenUp.slice(0, 0).reduce((prior,',
    suite: AGREEMENT,
  },
  {
    name: 'a checker accepts a void attempt in which nobody was missing',
    file: `${CHECK}/participants.ts`,
    from: 'isFinal === (here.length === roster.length)',
    to: '!isFinal || here.length === roster.length',
    suite: VECTORS,
  },
  {
    name: 'a checker accepts one member at two seats',
    file: `${CHECK}/participants.ts`,
    from: '[1, 4].every(',
    to: '[4].every(',
    suite: VECTORS,
  },
  {
    name: 'a checker accepts one commitment of two people',
    file: `${CHECK}/participants.ts`,
    from: '[1, 4].every(',
    to: '[1].every(',
    suite: VECTORS,
  },
  {
    name: 'a checker accepts whatever the commitment to a reveal says of earlier starts',
    file: `${CHECK}/participants.ts`,
    from: '=== person[4]);',
    to: '=== person[4] || person[2] > 0);',
    suite: VECTORS,
  },
  {
    name: 'a checker does not read why a start was given up',
    file: `${CHECK}/starts.ts`,
    from: '!REASONS.includes(why) || ',
    to: '',
    suite: VECTORS,
  },
  {
    name: 'a checker does not check the attempts of starts that were given up',
    file: `${CHECK}/starts.ts`,
    from: 'wrongAttempt(start, MOST_SEATS, true) >= 0',
    to: 'start.attempts.length > 4',
    suite: VECTORS,
  },
  {
    name: 'a checker counts only the starts that the record names',
    file: `${CHECK}/check-shuffle.ts`,
    from: 'Math.max(before.attempts, most)',
    to: 'before.attempts',
    suite: VECTORS,
  },
  {
    name: 'a checker believes each start that a commitment names',
    file: `${CHECK}/starts.ts`,
    from: 'starts <= givenUp.length && (known',
    to: 'starts >= 0 && (known',
    suite: VECTORS,
  },
  {
    name: 'a checker does not compare the secret of the server with its seal',
    file: `${CHECK}/check-shuffle.ts`,
    from: "if (toHex(hash('seal', proof.match, secret)) !== proof.seal) return false;",
    to: 'toHex(secret);',
    suite: VECTORS,
  },
  {
    name: 'moves that were taken back still steer what is drawn',
    file: `${CHECK}/history-events.ts`,
    from: 'if (before !== undefined) hashes.set(mover, before);',
    to: 'bytesOf(mover);',
    suite: VECTORS,
  },
  {
    name: 'a takeback copies all steps that stay',
    file: `${CHECK}/history-events.ts`,
    from: 'undo(back.stood);',
    to: 'undo(back.stood);\n    const stays = line.slice();\n    line.splice(0, line.length);\n    for (const step of stays) line.push(step);',
    suite: { runner: 'vitest', files: [`${CHECK}/hostile-files.slow.test.ts`], title: 'in time that grows' },
  },
  {
    name: 'a browser does not compare the rosters of a proof with those that it kept',
    file: `${CHECK}/check-receipt.ts`,
    from: 'receipt.rosters.every((roster, index) => roster === shown[index])',
    to: 'shown.length > 0',
    suite: RECEIPTS,
  },
  {
    name: 'a browser does not compare the starts that were given up with those that it saw',
    file: `${CHECK}/check-receipt.ts`,
    from: 'return start === undefined || isKept(receipt, start, rosters.get(start.match) ?? []);',
    to: 'return start === undefined || rosters.has(start.match);',
    suite: RECEIPTS,
  },
  {
    name: 'a browser accuses the server when someone else has its commitment',
    file: `${CHECK}/check-receipt.ts`,
    from: 'each === member && commit === commitment',
    to: 'commit === commitment',
    suite: RECEIPTS,
  },
  {
    name: 'a browser believes that its reveal came too late, although the server had accepted it',
    file: `${CHECK}/check-receipt.ts`,
    from: "receipt.accepted > missed ? 'dropped' : receipt.rosters",
    to: 'receipt.rosters',
    suite: RECEIPTS,
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
    file: `${CLIENT}/net/shuffle/shuffle-witness.ts`,
    from: "stage !== 'open' && committed === match && isHere",
    to: "stage !== 'open' && isHere",
    suite: TAKES_PART,
  },
  {
    name: 'a browser takes part again although the table does not say why it begins anew',
    file: PARTICIPANT,
    from: 'if (unexplained.length > 0) return',
    to: 'if (unexplained.length > MAX_STARTS_UNASKED) return',
    suite: TAKES_PART,
  },
  {
    name: 'a browser reveals for a player whom it does not see at the table',
    file: PARTICIPANT,
    from: 'seats[seat]?.person === member',
    to: 'seats[seat] !== undefined && member > 0',
    suite: TAKES_PART,
  },
  {
    name: 'a browser reveals for another game than it sees',
    file: PARTICIPANT,
    from: 'before === startHash({ ...shuffle, form }) ? null',
    to: "before !== '' && form !== '' ? null",
    suite: TAKES_PART,
  },
  {
    name: 'a browser takes a copy of its commitment in the name of another for its own',
    file: `${CLIENT}/net/shuffle/shuffle-witness.ts`,
    from: 'member === receipt.member && commit === commitment',
    to: 'commit === commitment',
    suite: TAKES_PART,
  },
  {
    name: 'a server shows a game for a moment, and the browser forgets its start',
    file: `${CLIENT}/net/shuffle/shuffle-witness.ts`,
    from: "if (played !== '' && hasVanished",
    to: "if (played === '' && hasVanished",
    suite: TAKES_PART,
  },
  {
    name: 'a record without a proof passes although this browser took part in the shuffle',
    file: `${CLIENT}/features/shuffle/check-record.ts`,
    from: "if (receipt !== null) return failure('form');",
    to: "if (receipt === null) return failure('form');",
    suite: CHECKS_RECORD,
  },
  {
    name: 'the page does not count the starts that only its own browser knows',
    file: `${CLIENT}/features/shuffle/shuffle-history.ts`,
    from: '=> start.match === match)).length',
    to: '=> start.match === match)).length - own.length',
    suite: CHECKS_RECORD,
  },
];
