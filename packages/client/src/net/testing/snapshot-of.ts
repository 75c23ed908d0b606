import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import { USUAL_WATCHING } from '@hundredfold/shared/protocol/watch.ts';
import type { Snapshot } from '../link.ts';

/** What the browser of a seat knows of a match, everybody there. */
export function snapshotOf(match: Match, seat: Seat): Snapshot {
  const { game, state, version, seats } = match;
  const view = game.view(state, seat);
  return {
    code: 'ABCD2345',
    game,
    phase: isOver(view) ? 'over' : 'playing',
    open: false,
    freely: true,
    grace: 60,
    round: 1,
    pace: 'free',
    seeking: false,
    watching: USUAL_WATCHING,
    lent: [],
    readers: 0,
    crowd: 0,
    from: 'table',
    stuck: false,
    paused: false,
    wanting: [],
    wishes: [],
    ready: [],
    finishing: false,
    forced: 0,
    undone: 0,
    regret: 0,
    granted: [],
    record: '',
    me: seat + 1,
    seat,
    host: 1,
    seats: Array.from({ length: seats }, (_, other) => ({
      status: 'here',
      person: other + 1,
      name: `Seat ${other}`,
      seal: other,
      time: null,
      takebacks: 0,
    })),
    watchers: [],
    version,
    last: lastSeen(match, seat),
    view,
  };
}
