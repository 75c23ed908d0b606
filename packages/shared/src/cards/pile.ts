import type { Face } from './face.ts';

// Every play of every game comes through here; plain loops are a good deal faster than toSpliced, spread and filter.

/** A pile without the card at that place. */
export function without(pile: readonly Face[], place: number): readonly Face[] {
  const rest = new Array<Face>(pile.length - 1);
  for (let index = 0; index < place; index++) rest[index] = pile[index] as Face;
  for (let index = place; index < rest.length; index++) rest[index] = pile[index + 1] as Face;
  return rest;
}

/** A pile with one card more on top. */
export function withOn(pile: readonly Face[], card: Face): readonly Face[] {
  const more: Face[] = [];
  for (let index = 0; index < pile.length; index++) more.push(pile[index] as Face);
  more.push(card);
  return more;
}

/** Cards in the order in which the faces are listed: the same cards are always the same list. */
export function inOrder(cards: readonly Face[], faces: readonly Face[]): readonly Face[] {
  return cards.toSorted((one, other) => faces.indexOf(one) - faces.indexOf(other));
}

/** Every way to take so many cards out of a pile that lies in order; as equal cards are alike, each way is there once. */
export function handfuls(pile: readonly Face[], count: number): readonly (readonly Face[])[] {
  if (count === 0) return [[]];
  return pile.flatMap((card, place) =>
    card === pile[place - 1] ? [] : handfuls(pile.slice(place + 1), count - 1).map((more) => [card, ...more]),
  );
}
