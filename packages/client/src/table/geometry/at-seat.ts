import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { fan, pile, row, twoRows } from './arrange.ts';
import type { Frame } from './frame.ts';
import { type Box, middle, type Spot } from './spot.ts';

/** Many own cards: a fan on a desk, one row or two on a phone. */
export function inHand(box: Box, count: number, { form, card }: Frame): readonly Spot[] {
  switch (form) {
    case 'wide':
      return fan(box, count, card.own);
    case 'tall':
      return twoRows(box, count, card.own);
    case 'low':
      return row(box, count, card.own);
  }
}

/** A hand that somebody else holds; larger where it lies before somebody who watches. */
export function othersHand({ stations, card }: Frame, seat: Seat, count: number): readonly Spot[] {
  const station = stations[seat];
  if (station === undefined) return [];
  return row(station.cards, count, station.side === 'bottom' ? card.own * 0.72 : card.far, 0.3);
}

/** What a seat has taken, in a pile beside its plate. */
export function takenPile({ stations, card }: Frame, seat: Seat, count: number): readonly Spot[] {
  const station = stations[seat];
  if (station === undefined) return [];
  const { x, y } = middle(station.pile);
  return pile(x, y, count, card.far);
}
