import type { Face } from '@hundredfold/shared/cards/face.ts';

export interface Sorting {
  readonly by: 'suit' | 'rank';
  sorted(hand: readonly Face[]): readonly Face[];
}

/** The French and Spanish suits, with red between black. */
const SUITS = ['S', 'H', 'C', 'D', 'o', 'c', 'e', 'b'];

/** Sorts suit by suit, each in the order of the deck. */
export function bySuit(deck: readonly Face[]): readonly Face[] {
  return SUITS.flatMap((suit) => deck.filter((card) => card.endsWith(suit)));
}

/** Sorts rank by rank, in the order of each suit of the deck. */
export function byRank(deck: readonly Face[]): readonly Face[] {
  const rank = (card: Face): number => deck.filter((other) => other.at(-1) === card.at(-1)).indexOf(card);
  return bySuit(deck).toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the hand as the player has arranged it. New cards lie on the right, in the order in which they came. */
export function arranged(hand: readonly Face[], own: readonly Face[]): readonly Face[] {
  const rest = [...hand];
  const known = own.flatMap((face) => {
    const at = rest.indexOf(face);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...known, ...rest];
}

export function withMoved(hand: readonly Face[], from: number, to: number): readonly Face[] {
  return hand.toSpliced(from, 1).toSpliced(to, 0, ...hand.slice(from, from + 1));
}

export function placeAfter(index: number, from: number, to: number): number {
  if (index === from) return to;
  const closed = index > from ? index - 1 : index;
  return closed >= to ? closed + 1 : closed;
}

/** Returns the place of a card in another order of the same hand; equal cards keep their order among themselves. */
export function placeIn(after: readonly Face[], before: readonly Face[], index: number): number {
  const face = before[index];
  const nth = before.slice(0, index).filter((other) => other === face).length;
  return after.flatMap((other, place) => (other === face ? [place] : []))[nth] ?? index;
}
