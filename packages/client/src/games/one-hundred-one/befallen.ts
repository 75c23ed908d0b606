import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { isIn, nextIn } from '@hundredfold/shared/games/one-hundred-one/state.ts';
import { type OneHundredOneView, playersOf } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { struckNow } from './standing.ts';

/** What befalls somebody at their turn or instead of it; `passed`: they could lay nothing, and what they drew did not help. */
export type Befallen = Hit | 'passed';

/** A card that struck the viewer: who laid it, and how many cards it brought. */
interface Hit {
  readonly by: Seat;
  readonly card: Face;
  readonly taken: number;
}

/** What has befallen the viewer between two steps; `before` is null where nothing has been seen yet. */
export function befell(before: OneHundredOneView | null, after: OneHundredOneView): Befallen | null {
  const { viewer, table, seats } = after;
  const { top } = table.pile;
  if (typeof viewer !== 'number' || top === null) return null;
  if (struckNow(after) === viewer) return { by: strikerOf(viewer, before, after), card: top, taken: table.taken };
  return seats[viewer]?.passed ? 'passed' : null;
}

/** Whether nothing has happened between two views. */
export function isSame(one: OneHundredOneView, other: OneHundredOneView): boolean {
  return marksOf(one) === marksOf(other);
}

function marksOf({ table: { roundNumber, pack, pile, duty }, toAct }: OneHundredOneView): string {
  return [roundNumber, pack, pile.size, pile.top, duty, ...toAct].join(' ');
}

/** Who laid the card that struck somebody: whoever sits before them, or has gone out with it. */
function strikerOf(struck: Seat, before: OneHundredOneView | null, after: OneHundredOneView): Seat {
  const players = playersOf(after);
  const [acted] = before?.toAct ?? [];
  if (acted !== undefined && !isIn(players, acted)) return acted;
  return allSeats(after.seats.length).find((seat) => isIn(players, seat) && nextIn(players, seat) === struck) ?? struck;
}
