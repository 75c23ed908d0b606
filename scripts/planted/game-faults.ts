import type { Fault } from './fault.ts';

export const GAME_FAULTS: readonly Fault[] = [
  {
    name: 'Foursquare leaves a card face down that two lines have turned',
    file: 'packages/games/foursquare/rules/flip.ts',
    from: "up: flip === 'others' || lines.length !== 1",
    to: "up: flip === 'others' || lines.length === 0",
    suite: { runner: 'vitest', files: ['packages/games/foursquare/rules/turn.test.ts'] },
  },
  {
    name: 'a Rummy hand is shown in the order in which it was drawn',
    file: 'packages/games/hundred-rummy/rules/rules.ts',
    from: '(state.hands[seat] ?? []).toSorted((one, other) => hundredValue(one) - hundredValue(other))',
    to: 'state.hands[seat] ?? []',
    suite: { runner: 'vitest', files: ['packages/games/hundred-rummy/rules/turn.test.ts'] },
  },
  {
    name: 'a total of exactly 101 does not become 0',
    file: 'packages/games/one-hundred-one/rules/score.ts',
    from: 'return total + points === LIMIT ? 0 : total + points;',
    to: 'return total + points;',
    suite: { runner: 'vitest', files: ['packages/games/one-hundred-one/rules/round.test.ts'] },
  },
  {
    name: 'another seat deals the next hand, and old records of Mod Four no longer replay',
    file: 'packages/games/mod-four/rules/rules.ts',
    from: 'gatherCards(after, rightOf(winner, SEATS))',
    to: 'gatherCards(after, winner)',
    suite: { runner: 'vitest', files: ['packages/shared/src/testing/corpus.test.ts'], title: 'replays with its hashes' },
  },
  {
    name: 'a hundred in Rummy is judged before its player has the new cards',
    file: 'packages/games/hundred-rummy/rules/worth.ts',
    from: 'return drawsNewHand(state) ? cards - HAND : cards;',
    to: 'return cards;',
    suite: { runner: 'vitest', files: ['packages/shared/src/testing/laws.test.ts'], title: 'hundred-rummy' },
  },
  {
    name: 'the mark of a move depends on cards that its player could not see',
    file: 'packages/shared/src/review/review-decision.ts',
    from: "sourceFor('cost', decision.memory)",
    to: "sourceFor('cost', { recordHash: JSON.stringify(decision.state), index: 0 })",
    suite: { runner: 'vitest', files: ['packages/shared/src/review/review.test.ts'] },
  },
  {
    name: 'a name may be HTML',
    file: 'packages/shared/src/protocol/name.ts',
    from: '\\p{Nd}\\p{P} ]--',
    to: '\\p{Nd}\\p{P}<> ]--',
    suite: { runner: 'vitest', files: ['packages/shared/src/protocol/protocol.test.ts'] },
  },
  {
    name: 'a played card does not wait until the one before it has landed',
    file: 'packages/client/src/table/motion/player.ts',
    from: 'lands = Math.max(step.together ? lands : began, began + flight);',
    to: 'lands = began;',
    suite: { runner: 'vitest', files: ['packages/client/src/table/motion/player.test.ts'] },
  },
  {
    name: 'a German sentence is left in English',
    file: 'packages/client/src/i18n/de/table.ts',
    from: 'Bist du noch da? Gleich spielt ein Bot für dich.',
    to: 'Still there? A bot will play for you in a moment.',
    suite: { runner: 'vitest', files: ['packages/client/src/i18n/languages.test.ts'] },
  },
];
