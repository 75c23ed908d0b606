import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { GOAL, standing, topsTotal } from '@hundredfold/shared/games/four-square/score.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';

/** What comes of a placement: the total it makes, and how many cards are taken if that is a hundred. */
export interface Placement {
  readonly total: number;
  readonly takes: number;
}

export function totalOf({ table }: FourSquareView): number {
  return topsTotal(STACK_ZONES.map((zone) => table[zone].top));
}

/** What the card that is turned up would make on that stack; `null` if there is none. */
export function placementOn({ table }: FourSquareView, stack: number): Placement | null {
  const [card] = table.card;
  const zone = STACK_ZONES[stack];
  if (card === undefined || zone === undefined) return null;
  const total = topsTotal(STACK_ZONES.map((each) => (each === zone ? card : table[each].top)));
  return { total, takes: total === GOAL ? table[zone].size + 1 : 0 };
}

/** Nobody has anything left to do. */
export function isOver({ table, toAct }: FourSquareView): boolean {
  return table.draw === 0 && table.card.length === 0 && toAct.length === 0;
}

/** Whether nobody stands better at the end (rules 5.2 and 5.3, alone 6.3). */
export function isFirst(view: FourSquareView, seat: Seat): boolean {
  const stands = view.seats.map(({ points, won }) => standing(points, won));
  if (stands.length === 1) return (view.seats[0]?.points ?? 0) > view.table.discarded;
  return stands[seat] === Math.max(...stands);
}
