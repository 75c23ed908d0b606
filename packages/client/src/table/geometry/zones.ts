import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import {
  type Cell,
  type FieldValue,
  type GridPile,
  isZone,
  type Shape,
  type Topped,
  type ZoneKind,
} from '@hundredfold/shared/core/shape.ts';
import type { Place, View } from '@hundredfold/shared/core/view.ts';

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
  if (kind === undefined || !isZone(kind)) throw new Error(`no such zone: ${keyOf({ zone, seat })}`);
  return kind;
}

export function keyOf({ zone, seat, cell }: Place): string {
  const key = seat === null ? zone : `${zone} ${seat}`;
  return cell === undefined ? key : `${key} ${cell.row},${cell.col}`;
}

/** The cards of a zone, or of one pile of a grid. */
export function cardsAt(view: View, { zone, seat, cell }: Place): Cards {
  const value: FieldValue | undefined = seat === null ? view.table[zone] : view.seats[seat]?.[zone];
  if (!isCards(value)) throw new Error(`no such zone: ${keyOf({ zone, seat })}`);
  return cell !== undefined && isGrid(value) ? (pileIn(value, cell) ?? { top: null, size: 0 }) : value;
}

export function sizeOf(cards: Cards): number {
  if (typeof cards === 'number') return cards;
  if (isTopped(cards)) return cards.size;
  return isGrid(cards) ? cards.reduce((sum, { size }) => sum + size, 0) : cards.length;
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

export function pileIn(grid: readonly GridPile[], { row, col }: Cell): GridPile | undefined {
  return grid.find((pile) => pile.row === row && pile.col === col);
}
