import type { Game } from '@hundredfold/shared/core/game.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import { initialValues } from '@hundredfold/shared/protocol/fact.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import type { Snapshot } from '../table-link.ts';
import type { SeatView } from './seat-view.ts';

/** A snapshot like those that a table on the server sends. No clock runs, and no other person is there. */
export function localSnapshot(
  game: Game,
  { version, last, view }: SeatView,
  { seat, seats }: Pick<Snapshot, 'seat' | 'seats'>,
): Snapshot {
  const me = seat === null ? 0 : (seats[seat]?.person ?? 0);
  return {
    ...initialValues(tableFacts),
    matchNumber: 1,
    code: '',
    game,
    phase: isOver(view) ? 'over' : 'playing',
    from: 'table',
    me,
    seat,
    host: me,
    seats,
    watchers: [],
    removed: [],
    version,
    last,
    view,
  };
}
