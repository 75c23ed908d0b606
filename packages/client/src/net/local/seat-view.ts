import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { LastAction, View } from '@hundredfold/shared/core/view.ts';

/** Everything that a seat may know of a match. */
export interface SeatView {
  readonly version: number;
  readonly last: LastAction | null;
  readonly view: View;
}

export function seatViewOf(match: Match, seat: Seat): SeatView {
  return { version: match.version, last: lastSeen(match, seat), view: match.game.view(match.state, seat) };
}
