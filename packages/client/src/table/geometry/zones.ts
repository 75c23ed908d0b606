import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import {
  type FieldValue,
  type GridPile,
  isZone,
  type Shape,
  type Topped,
  type ZoneKind,
} from '@hundredfold/shared/core/shape.ts';
import type { CardMove, Place, View } from '@hundredfold/shared/core/view.ts';
import { laidOn, pileIn, turnedOver } from './grid.ts';

/** What a viewer sees of a zone: faces, a count, a top card and a count, or piles in a grid. */
export type Cards = readonly Face[] | number | Topped | readonly GridPile[];

/** Every zone of a table, in the order in which they are painted. */
export function placesOf(shape: Shape, seats: number): readonly Place[] {
  const ofTable = Object.keys(shape.table).filter((zone) => isZone(shape.table[zone] ?? 'flag'));
  const ofSeat = Object.keys(shape.seat).filter((zone) => isZone(shape.seat[zone] ?? 'flag'));
  return [
    ...ofTable.map((zone) => ({ zone, seat: null })),
    ...ofSeat.flatMap((zone) => allSeats(seats).map((seat) => ({ zone, seat }))),
  ];
}

export function kindOf(shape: Shape, { zone, seat }: Place): ZoneKind {
  const kind = seat === null ? shape.table[zone] : shape.seat[zone];
  if (kind === undefined || !isZone(kind)) throw new Error(`no such zone: ${zone}`);
  return kind;
}

export function keyOf({ zone, seat, cell }: Place): string {
  const key = seat === null ? zone : `${zone} ${seat}`;
  return cell === undefined ? key : `${key} ${cell.row},${cell.col}`;
}

/** The cards of a zone, or of one pile of a grid. */
export function cardsAt(view: View, { zone, seat, cell }: Place): Cards {
  const value: FieldValue | undefined = seat === null ? view.table[zone] : view.seats[seat]?.[zone];
  if (!isCards(value)) throw new Error(`no such zone: ${zone}`);
  return cell !== undefined && isGrid(value) ? (pileIn(value, cell) ?? { top: null, size: 0 }) : value;
}

export function sizeOf(cards: Cards): number {
  if (typeof cards === 'number') return cards;
  if (isTopped(cards)) return cards.size;
  return isGrid(cards) ? cards.reduce((sum, { size }) => sum + size, 0) : cards.length;
}

/**
 * The view after one movement of cards, nobody to act; `null` if the cards to move are not there. What lay under a card
 * that is taken off a pile shows only in the view that all movements lead to.
 */
export function moved(view: View, { from, to, cards }: CardMove, after: View): View | null {
  const source: Place = { zone: from.zone, seat: from.seat };
  const target: Place = { zone: to.zone, seat: to.seat };
  if (from.cell !== undefined && to.cell !== undefined) {
    const grid = cardsAt(view, target);
    const turned = isGrid(grid) && keyOf(from) === keyOf(to) ? turnedOver(grid, to.cell, cards) : null;
    return turned === null ? null : withCards({ ...view, toAct: [] }, target, turned);
  }
  const left = without(cardsAt(view, source), cards, cardsAt(after, source));
  if (left === null) return null;
  const taken = withCards({ ...view, toAct: [] }, source, left);
  const more = together(cardsAt(taken, target), cards, to.cell);
  return more === null ? null : withCards(taken, target, more);
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
  if (isTopped(cards)) return `${cards.top} on ${cards.size}`;
  const said = isGrid(cards) ? cards.map(({ row, col, top, size }) => `${row},${col} ${top} on ${size}`) : cards;
  return (ordered ? said : said.toSorted()).join(' ');
}

function without(cards: Cards, gone: CardMove['cards'], after: Cards): Cards | null {
  if (typeof cards === 'number') return cards < sizeOf(gone) ? null : cards - sizeOf(gone);
  if (isTopped(cards)) return takenOff(cards, gone, after);
  if (typeof gone === 'number' || isGrid(cards)) return null;
  let left = cards;
  for (const face of gone) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left = left.toSpliced(at, 1);
  }
  return left;
}

/** Faces come off the top; a mere number is all there is, or comes from under the top card. */
function takenOff({ top, size }: Topped, gone: CardMove['cards'], after: Cards): Topped | null {
  const left = size - sizeOf(gone);
  if (left <= 0) return left < 0 ? null : { top: null, size: 0 };
  if (typeof gone === 'number') return { top, size: left };
  if (top !== null && gone.at(-1) !== top) return null;
  const uncovered = isTopped(after) && after.size === left ? after.top : null;
  return { top: uncovered, size: left };
}

function together(cards: Cards, more: CardMove['cards'], cell: Place['cell']): Cards | null {
  if (typeof cards === 'number') return cards + sizeOf(more);
  if (typeof more === 'number') return null;
  if (isTopped(cards)) return { top: more.at(-1) ?? cards.top, size: cards.size + more.length };
  if (cell !== undefined) return laidOn(cards as readonly GridPile[], cell, more);
  return isGrid(cards) ? null : [...cards, ...more];
}

function withCards(view: View, { zone, seat }: Place, cards: Cards): View {
  if (seat === null) return { ...view, table: { ...view.table, [zone]: cards } };
  return { ...view, seats: view.seats.map((fields, index) => (index === seat ? { ...fields, [zone]: cards } : fields)) };
}

function isCards(value: FieldValue | undefined): value is Cards {
  return typeof value === 'number' || (typeof value === 'object' && value !== null);
}

export function isTopped(cards: Cards): cards is Topped {
  return typeof cards === 'object' && 'top' in cards;
}

/** Whether the zone is a grid on which a card lies. */
export function isGrid(cards: Cards): cards is readonly GridPile[] {
  return Array.isArray(cards) && typeof cards[0] === 'object';
}
