import type { Match } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Snapshot } from '../link.ts';

/** What the browser of a seat knows of a match, everybody there. */
export function snapshotOf({ game, options, state, version, last, seats }: Match, seat: Seat): Snapshot {
  const outcome = game.outcome(state);
  return {
    code: 'ABCD2345',
    game,
    phase: outcome === null ? 'playing' : 'over',
    open: false,
    options,
    grace: 60,
    round: 1,
    record: '',
    outcome,
    me: seat + 1,
    seat,
    host: 1,
    seats: Array.from({ length: seats }, (_, other) => ({ status: 'here', person: other + 1, name: `Seat ${other}` })),
    watchers: [],
    version,
    last,
    view: game.view(state, seat),
  };
}
