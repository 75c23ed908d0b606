import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import type { LastAction, View, Viewer } from '@hundredfold/shared/core/view.ts';

/** Everything that a seat or a spectator may know of a match. */
export interface SeatView {
  readonly version: number;
  readonly last: LastAction | null;
  readonly view: View;
}

export function seatViewOf(match: Match, viewer: Viewer): SeatView {
  return { version: match.version, last: lastSeen(match, viewer), view: match.game.view(match.state, viewer) };
}
