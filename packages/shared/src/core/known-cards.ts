import type { Face } from '../cards/face.ts';
import type { View } from './view.ts';

/** A card that a seat does not see: it has one of the faces of a pool, and none of some faces. */
export interface HiddenCard {
  readonly pool: number;
  readonly not: readonly Face[];
}

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
  readonly view: View;
  /** The piles by their places (`placeOf`). */
  readonly piles: Readonly<Record<string, KnownPile>>;
  readonly pools: readonly (readonly Face[])[];
}

/**
 * Returns the faces that the hidden cards of a pile can have: those of its pools, and those of all pools if none of its cards is
 * hidden.
 */
export function possibleAt({ piles, pools }: CardMemory, place: string): readonly Face[] {
  const own = new Set((piles[place] ?? []).filter(isHidden).map(({ pool }) => pool));
  return pools.flatMap((faces, pool) => (own.size === 0 || own.has(pool) ? faces : []));
}
