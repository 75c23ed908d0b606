import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import { DEFAULT_HINTS } from '@hundredfold/shared/protocol/hints.ts';
import { DEFAULT_SPECTATOR_SETTINGS } from '@hundredfold/shared/protocol/spectators.ts';
import type { SeatSnapshot, Snapshot } from '../link/table-link.ts';
import type { SeatView } from './seen.ts';

/** A seat at a table without a server, and all seats of that table. */
export interface LocalSeating {
  readonly seat: Seat;
  readonly seats: readonly SeatSnapshot[];
}

/** A snapshot of a match for one seat, like those that a table on the server sends. No clock runs, and no other person is there. */
export function localSnapshot(game: Game, { version, last, view }: SeatView, { seat, seats }: LocalSeating): Snapshot {
  const me = seats[seat]?.person ?? 0;
  return {
    code: '',
    game,
    phase: isOver(view) ? 'over' : 'playing',
    open: false,
    freely: true,
    grace: 0,
    round: 1,
    pace: 'free',
    seeking: false,
    watching: DEFAULT_SPECTATOR_SETTINGS,
    hints: DEFAULT_HINTS,
    lent: [],
    readers: 0,
    crowd: 0,
    from: 'table',
    stuck: false,
    paused: false,
    wanting: [],
    stopped: null,
    wishes: [],
    ready: [],
    finishing: false,
    forced: 0,
    undone: 0,
    regret: 0,
    granted: [],
    evening: [],
    record: '',
    me,
    seat,
    host: me,
    seats,
    watchers: [],
    version,
    last,
    view,
  };
}
