import type { Face } from './face.ts';

export const FRENCH_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const FRENCH_SUITS = ['S', 'H', 'D', 'C'] as const;

export type FrenchRank = (typeof FRENCH_RANKS)[number];
export type FrenchSuit = (typeof FRENCH_SUITS)[number];

/** Returns a French deck of the given ranks, suit by suit: `7S`, `10H`, `QC`. */
export function frenchDeck(ranks: readonly FrenchRank[] = FRENCH_RANKS): readonly Face[] {
  return FRENCH_SUITS.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));
}

export function frenchRank(face: Face): string {
  return face.slice(0, -1);
}

export function frenchSuit(face: Face): string {
  return face.slice(-1);
}
