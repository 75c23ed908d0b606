import type { Face } from '../cards/face.ts';
import type { View } from '../core/view.ts';

/** A card that a seat does not see: it has one of the faces of a pool, and none of some faces. */
export interface HiddenCard {
  /** The index of the pool. */
  readonly pool: number;
  readonly not: readonly Face[];
}

/** A card as a seat knows it: by its face, or hidden. */
export type KnownCard = Face | HiddenCard;

export function isHidden(card: KnownCard): card is HiddenCard {
  return typeof card === 'object';
}

/** A pile as a seat knows it, with the top card last. */
export type KnownPile = readonly KnownCard[];

/**
 * Everything that a seat knows of the cards, from all that it was shown. It is a JSON value. The hidden cards of a pool are exactly
 * the faces of the pool, in an order that the seat does not know.
 */
export interface CardMemory {
  /** The last view. */
  readonly view: View;
  /** The piles by their places (`placeOf`). */
  readonly piles: Readonly<Record<string, KnownPile>>;
  readonly pools: readonly (readonly Face[])[];
}
