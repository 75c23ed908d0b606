import type { Face } from '../cards/face.ts';
import type { View } from '../core/view.ts';

/** What a seat knows of a card that it does not see: the pool of faces that it is from, and the faces that it cannot be. */
export interface HiddenCard {
  /** The index of the pool. */
  readonly pool: number;
  readonly not: readonly Face[];
}

/** What a seat knows of one card: its face, or less. */
export type KnownCard = Face | HiddenCard;

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
