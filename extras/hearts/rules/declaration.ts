import {
  type ActionOf,
  type Face,
  type FrenchRank,
  frenchDeck,
  type OptionsOf,
  type VisibleActionOf,
} from '@hundredfold/shared/game';

export const options = {
  /** The total at which the game ends (rule 5.3). */
  target: { kind: 'whole', from: 50, to: 100, step: 50, offer: [50, 100], default: 100 },
} as const;

export const terms = { id: 'hearts', version: 1, seats: { min: 3, max: 4 }, options, lowestScoreWins: true } as const;

export type HeartsOptions = OptionsOf<typeof options>;

/** The ranks from low to high (rule 2.1). */
export const RANKS: readonly FrenchRank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export const FACES: readonly Face[] = frenchDeck(RANKS);

/** Returns the deck for a number of players (rule 2.1). */
export function deckFor(seats: number): readonly Face[] {
  return seats === 3 ? FACES.filter((card) => card !== '2D') : FACES;
}

/** The number of cards that each player passes on (rule 3.1). */
export const PASSED = 3;

export const actions = {
  pass: { cards: { secret: PASSED } },
  play: { card: 'face' },
} as const;

export type HeartsAction = ActionOf<typeof actions>;
export type HeartsVisibleAction = VisibleActionOf<typeof actions>;

export const refusals = {
  'not-your-turn': '4.2',
  'not-in-hand': '3.1',
  'pass-first': '3.1',
  'already-passed': '3.1',
  'two-of-clubs-first': '4.1',
  'follow-suit': '4.2',
  'no-points-yet': '4.3',
  'hearts-not-broken': '4.5',
  'game-over': '5.3',
} as const;

export type HeartsRefusal = keyof typeof refusals;

export const phrases = ['not-the-queen', 'to-the-moon', 'sorry-about-her', 'still-clean', 'hearts-are-broken'] as const;
