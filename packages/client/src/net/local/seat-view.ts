import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import type { Snapshot } from '../table-link.ts';

/** Everything that a seat or a spectator may know of a match. */
export type SeatView = Pick<Snapshot, 'version' | 'last' | 'view'>;

export function seatViewOf(match: Match, viewer: Viewer): SeatView {
  return { version: match.version, last: lastSeen(match, viewer), view: match.game.view(match.state, viewer) };
}
