import type { Face } from './face.ts';

/** The ranks as decks list them, with the ace low. A game in which it is high makes a list of its own. */
export const FRENCH_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** Spades, hearts, diamonds, clubs, as decks list them. No suit is higher than another unless the game says so. */
export const FRENCH_SUITS = ['S', 'H', 'D', 'C'] as const;

/** The part of a face before its suit, as `10` of `10H`. */
export type FrenchRank = (typeof FRENCH_RANKS)[number];
/** The last letter of a face, as `H` of `10H`. */
export type FrenchSuit = (typeof FRENCH_SUITS)[number];

/** Returns a French deck of the given ranks, suit by suit: `7S`, `10H`, `QC`. */
export function frenchDeck(ranks: readonly FrenchRank[] = FRENCH_RANKS): readonly Face[] {
  return FRENCH_SUITS.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));
}

/** The rank of a face, such as `10` of `10H`. It does not check that the card is a French one. */
export function frenchRank(face: Face): string {
  return face.slice(0, -1);
}

/** The suit of a face, such as `H` of `10H`. It does not check that the card is a French one. */
export function frenchSuit(face: Face): string {
  return face.slice(-1);
}
