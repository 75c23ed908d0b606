import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { type FieldValue, isZone, type Shape } from '@hundredfold/shared/core/shape.ts';
import type { CardMove, Place, View } from '@hundredfold/shared/core/view.ts';

export type Cards = readonly Face[] | number;

/** Every zone of a table, in the order in which they are painted. */
export function placesOf(shape: Shape, seats: number): readonly Place[] {
  const ofTable = Object.keys(shape.table).filter((zone) => isZone(shape.table[zone] ?? 'flag'));
  const ofSeat = Object.keys(shape.seat).filter((zone) => isZone(shape.seat[zone] ?? 'flag'));
  return [
    ...ofTable.map((zone) => ({ zone, seat: null })),
    ...ofSeat.flatMap((zone) => allSeats(seats).map((seat) => ({ zone, seat }))),
  ];
}

export function keyOf({ zone, seat }: Place): string {
  return seat === null ? zone : `${zone} ${seat}`;
}

export function cardsAt(view: View, { zone, seat }: Place): Cards {
  const value: FieldValue | undefined = seat === null ? view.table[zone] : view.seats[seat]?.[zone];
  if (typeof value === 'number' || Array.isArray(value)) return value;
  throw new Error(`no such zone: ${zone}`);
}

export function sizeOf(cards: Cards): number {
  return typeof cards === 'number' ? cards : cards.length;
}

/** The view after one movement of cards, nobody to act; `null` if the cards to move are not there. */
export function moved(view: View, { from, to, cards }: CardMove): View | null {
  const left = without(cardsAt(view, from), cards);
  if (left === null) return null;
  const taken = withCards({ ...view, toAct: [] }, from, left);
  const more = together(cardsAt(taken, to), cards);
  return more === null ? null : withCards(taken, to, more);
}

/** Whether two views have the same cards in every zone; a hand has no order. */
export function sameCardsEverywhere(one: View, other: View, places: readonly Place[], shape: Shape): boolean {
  return places.every((place) => {
    const ordered = place.seat === null && shape.table[place.zone] === 'open';
    return inOrder(cardsAt(one, place), ordered) === inOrder(cardsAt(other, place), ordered);
  });
}

function inOrder(cards: Cards, ordered: boolean): string {
  if (typeof cards === 'number') return String(cards);
  return (ordered ? cards : cards.toSorted()).join(' ');
}

function without(cards: Cards, gone: Cards): Cards | null {
  if (typeof cards === 'number') return cards < sizeOf(gone) ? null : cards - sizeOf(gone);
  if (typeof gone === 'number') return null;
  let left = cards;
  for (const face of gone) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left = left.toSpliced(at, 1);
  }
  return left;
}

function together(cards: Cards, more: Cards): Cards | null {
  if (typeof cards === 'number') return cards + sizeOf(more);
  return typeof more === 'number' ? null : [...cards, ...more];
}

function withCards(view: View, { zone, seat }: Place, cards: Cards): View {
  if (seat === null) return { ...view, table: { ...view.table, [zone]: cards } };
  return { ...view, seats: view.seats.map((fields, index) => (index === seat ? { ...fields, [zone]: cards } : fields)) };
}
