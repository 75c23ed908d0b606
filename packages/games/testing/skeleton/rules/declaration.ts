import { type ActionOf, type FrenchRank, frenchDeck, type OptionsOf } from '@hundredfold/shared/game';

export const options = {} as const;

export const terms = { id: 'skeleton', version: 1, seats: { min: 2, max: 4 }, options };

export type SkeletonOptions = OptionsOf<typeof options>;

const RANKS: readonly FrenchRank[] = ['2', '3', '4', '5', '6', '7', '8', '9'];

/** The cards of the game (rule 2.1). */
export const DECK = frenchDeck(RANKS);

export const actions = {
  play: { card: 'face' },
} as const;

export type SkeletonAction = ActionOf<typeof actions>;

export const refusals = {
  'not-your-turn': '4.1',
  'not-in-hand': '4.1',
  'game-over': '5.1',
} as const;

export type SkeletonRefusal = keyof typeof refusals;

export const phrases = ['high-card', 'low-card'] as const;
