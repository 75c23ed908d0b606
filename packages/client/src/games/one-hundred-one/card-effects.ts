import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { isIn, nextIn } from '@hundredfold/shared/games/one-hundred-one/state.ts';
import { type OneHundredOneView, playersOf } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { useRef } from 'preact/hooks';
import { struckNow } from './standing.ts';

/**
 * An effect on a player at their turn or instead of it. `passed`: they could play no card, and the card they drew did not help.
 */
export type CardEffect = StruckByCard | 'passed';

/** A card that struck the viewer: who played it, and how many cards the viewer had to draw. */
interface StruckByCard {
  readonly by: Seat;
  readonly card: Face;
  readonly taken: number;
}

/** The number of effects that can be read at once. */
const READ_AT_ONCE = 2;

/** Returns the effects on the viewer since they last acted, the latest last. */
export function useCardEffects(view: OneHundredOneView): readonly CardEffect[] {
  const past = useRef<readonly CardEffect[]>([]);
  const seen = useRef<OneHundredOneView | null>(null);
  const before = seen.current;
  const isOwnTurn = before !== null && mayAct(before);
  if (view.toAct.length === 0) return isOwnTurn ? [] : past.current; // The viewer's own action is still on its way.
  if (before !== null && isSame(before, view)) return past.current;
  seen.current = view;
  const goesOn = before?.table.roundNumber === view.table.roundNumber && !isOwnTurn;
  const now = effectBetween(before, view);
  const hits = goesOn ? past.current.filter((each) => each !== 'passed') : []; // A passed turn is soon out of date.
  past.current = [...hits, ...(now === null ? [] : [now])].slice(-READ_AT_ONCE);
  return past.current;
}

/** Returns the effect on the viewer between two steps; `before` is `null` before the first view. */
export function effectBetween(before: OneHundredOneView | null, after: OneHundredOneView): CardEffect | null {
  const { viewer, table, seats } = after;
  const { top } = table.pile;
  if (typeof viewer !== 'number' || top === null) return null;
  if (struckNow(after) === viewer) return { by: strikerOf(viewer, before, after), card: top, taken: table.taken };
  return seats[viewer]?.passed ? 'passed' : null;
}

/** Returns whether nothing has happened between two views. */
export function isSame(one: OneHundredOneView, other: OneHundredOneView): boolean {
  return marksOf(one) === marksOf(other);
}

function marksOf({ table: { roundNumber, pack, pile, duty }, toAct }: OneHundredOneView): string {
  return [roundNumber, pack, pile.size, pile.top, duty, ...toAct].join(' ');
}

/** Returns the seat that played the striking card: the player before the struck seat, or the one who went out with that card. */
function strikerOf(struck: Seat, before: OneHundredOneView | null, after: OneHundredOneView): Seat {
  const players = playersOf(after);
  const [acted] = before?.toAct ?? [];
  if (acted !== undefined && !isIn(players, acted)) return acted;
  return allSeats(after.seats.length).find((seat) => isIn(players, seat) && nextIn(players, seat) === struck) ?? struck;
}
