import type { Face } from './face.ts';

/** The ranks. Sota (10), caballo (11) and rey (12) are the court cards. */
export const SPANISH_RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
/** The suits: oros, copas, espadas, bastos. */
export const SPANISH_SUITS = ['o', 'c', 'e', 'b'] as const;

export type SpanishRank = (typeof SPANISH_RANKS)[number];

/** Returns a Spanish deck of the given ranks, suit by suit: `7o`, `12b`. */
export function spanishDeck(ranks: readonly SpanishRank[] = SPANISH_RANKS): readonly Face[] {
  return SPANISH_SUITS.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));
}
