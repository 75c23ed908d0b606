import type { Face } from '@hundredfold/shared/cards/face.ts';
import { DECK } from '@hundredfold/shared/games/one-hundred-one/cards.ts';

/** Suit by suit, red between black, low cards first. */
const ORDER: ReadonlyMap<Face, number> = new Map(
  ['S', 'H', 'C', 'D'].flatMap((suit) => DECK.filter((card) => card.endsWith(suit))).map((card, index) => [card, index]),
);

export function sorted(hand: readonly Face[]): readonly Face[] {
  return hand.toSorted((one, other) => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0));
}
