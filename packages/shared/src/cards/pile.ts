import type { Face } from './face.ts';

// Every move of every game calls these functions. Plain loops are much faster than toSpliced, spread and filter.

/** Returns a pile without the card at an index, which must exist. Use `withoutCards` if you know the face instead. */
export function without(pile: readonly Face[], place: number): readonly Face[] {
  const rest = new Array<Face>(pile.length - 1);
  for (let index = 0; index < place; index++) rest[index] = pile[index] as Face;
  for (let index = place; index < rest.length; index++) rest[index] = pile[index + 1] as Face;
  return rest;
}

/** Returns a pile without some of its cards. Of two equal cards the later one goes; a card that is not there changes nothing. */
export function withoutCards(pile: readonly Face[], cards: readonly Face[]): readonly Face[] {
  let rest = pile;
  for (const card of cards) {
    const place = rest.lastIndexOf(card);
    if (place >= 0) rest = without(rest, place);
  }
  return rest;
}

/** Returns a pile with one more card on top: the last card of a list is the uppermost. */
export function withOn(pile: readonly Face[], card: Face): readonly Face[] {
  const more: Face[] = [];
  for (let index = 0; index < pile.length; index++) more.push(pile[index] as Face);
  more.push(card);
  return more;
}

/** Sorts cards in the order of the list of faces, so that the same cards always give the same list. */
export function inOrder(cards: readonly Face[], faces: readonly Face[]): readonly Face[] {
  return cards.toSorted((one, other) => faces.indexOf(one) - faces.indexOf(other));
}

/** Returns every distinct way to take `count` cards from a sorted pile. Equal cards are interchangeable. */
export function handfuls(pile: readonly Face[], count: number): readonly (readonly Face[])[] {
  if (count === 0) return [[]];
  return pile.flatMap((card, place) =>
    card === pile[place - 1] ? [] : handfuls(pile.slice(place + 1), count - 1).map((more) => [card, ...more]),
  );
}
