import { type ActionOf, hundredDeck, type OptionsOf } from '@hundredfold/shared/game';

export const options = {
  /** The number of absent players in the solitaire (rule 6.1). */
  ghosts: { kind: 'whole', from: 1, to: 5, offer: [1, 2, 3, 4, 5], default: 1, matters: (seats: number) => seats === 1 },
} as const;

export const terms = { id: 'four-square', version: 1, seats: { min: 1, max: 6 }, options };

export type FourSquareOptions = OptionsOf<typeof options>;

/** The cards of the game (rule 2.1). */
export const CARDS = hundredDeck(2);

export const actions = {
  place: { stack: 'count' },
} as const;

export type FourSquareAction = ActionOf<typeof actions>;

export const refusals = {
  'not-your-turn': '4.1',
  'no-such-stack': '4.2',
  'game-over': '5.1',
} as const;

export type FourSquareRefusal = keyof typeof refusals;

/** A match has at most 50 steps, but moves may be taken back. */
export const maxSteps = (): number => 2000;

export const phrases = ['exactly-a-hundred', 'ten-short', 'left-for-me', 'over-again', 'what-a-stack'] as const;
