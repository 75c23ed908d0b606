import type { Face } from '@hundredfold/shared/cards/face.ts';
import { hundredSum } from '@hundredfold/shared/cards/hundred.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import { HAND } from '@hundredfold/shared/games/hundred-rummy/score.ts';
import type { RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { sizeOf } from '../../table/geometry/zones.ts';

/** Whose hand was put down to be scored and is looked at by all: it has not drawn anew yet. */
export function showing({ seats, toAct }: RummyView): Seat | null {
  if (toAct.length > 0) return null;
  const shown = seats.flatMap(({ hand, scored }, seat) => (sizeOf(hand) === 0 && scored.length >= HAND ? [seat] : []));
  return shown[0] ?? null;
}

/** Of the tournament's games before this one, and of this one. */
export function totalOf({ seats }: RummyView, seat: Seat): number {
  const { games = [], points = 0 } = seats[seat] ?? {};
  return games.reduce((sum, each) => sum + each, points);
}

export function isTournament({ options, seats }: RummyView): boolean {
  return options.tournament && seats.length > 1;
}

/** What the own hand adds up to, and what it would without a card or with one more; nothing for somebody who watches. */
export interface Tally {
  readonly total: number;
  readonly without: { readonly card: Face; readonly total: number } | null;
  readonly with: { readonly card: Face; readonly total: number } | null;
}

export function tallyOf(view: RummyView, without: Face | null, more: Face | null): Tally | null {
  const hand = ownHand(view);
  if (hand.length === 0) return null;
  const total = hundredSum(hand);
  return {
    total,
    without: without === null ? null : { card: without, total: total - hundredSum([without]) },
    with: more === null ? null : { card: more, total: total + hundredSum([more]) },
  };
}
