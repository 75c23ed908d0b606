import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { type Match, startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { localSnapshot } from '../local/local-snapshot.ts';
import { seatViewOf } from '../local/seat-view.ts';
import type { Snapshot } from '../table-link.ts';

export function snapshotOfMatch(match: Match, seat: Seat): Snapshot {
  const seats = Array.from({ length: match.seats }, (_, other) => ({
    status: 'here' as const,
    person: other + 1,
    name: `Seat ${other}`,
    seal: other,
    time: null,
    takebacks: 0,
    level: null,
  }));
  return { ...localSnapshot(match.game, seatViewOf(match, seat), { seat, seats }), code: 'ABCD2345', grace: 60, host: 1 };
}

/** Returns the snapshot of a table before its deal. */
export function begunTable(seat: Seat = 0, game: Game = modFour, seats = 4): Snapshot {
  return snapshotOfMatch(startMatch(game, defaultOptions(game.options), seats), seat);
}
