import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import { DEFAULT_SPECTATOR_SETTINGS } from '@hundredfold/shared/protocol/spectators.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { readLastAction, readView } from '@hundredfold/shared/schema/projection.ts';
import type { SeatState, Spectator, TableState } from '@hundredfold/shared/schema/table.ts';
import type { SeatRequestSnapshot, SessionScoreSnapshot, Snapshot } from '../link/table-link.ts';

/** The user of this browser, and their viewpoint. */
export interface MirrorViewpoint {
  readonly code: string;
  readonly game: Game;
  readonly me: number;
  /** The viewpoint of the page. */
  readonly from: Snapshot['from'];
  /** The page's time minus the time of the table's clock, in milliseconds. */
  readonly ahead: number;
}

/** Reads the whole synchronised state as one value. */
export function mirrorState(state: TableState, { code, game, me, from, ahead }: MirrorViewpoint): Snapshot {
  const wire = gameCodec(game, JSON.parse(state.options) as OptionValues);
  const seats = Array.from(state.seats, ({ status, person, name, seal, from, due, takebacks }: SeatState) => {
    const time = due === 0 ? null : { from: from + ahead, due: due + ahead };
    return { status, person, name, seal, time, takebacks };
  });
  const sitting = seats.findIndex(({ person }) => me !== 0 && person === me);
  const seat = sitting < 0 || from !== 'table' ? null : sitting; // The spectator view has member ids of its own.
  const viewer = from === 'hands' ? 'all' : (seat ?? 'public');
  const lent = listIn(state.lent).map(wishIn);
  const view = readView(state, wire, viewer);
  return {
    code,
    game,
    phase: state.phase,
    open: state.open,
    freely: state.freely,
    grace: state.grace,
    round: state.round,
    pace: state.pace,
    seeking: state.seeking,
    watching: { watch: state.watch, delay: state.delay === 0 ? DEFAULT_SPECTATOR_SETTINGS.delay : state.delay },
    hints: state.hints,
    lent,
    readers: state.gallery,
    crowd: state.crowd,
    from,
    stuck: state.stuck,
    paused: state.paused,
    stopped: state.stopped === 0 ? null : state.stopped + ahead,
    wanting: numbersIn(state.wanting),
    wishes: listIn(state.wishes).map(wishIn),
    ready: numbersIn(state.ready),
    finishing: state.finishing,
    forced: state.forced,
    undone: state.undone,
    evening: listIn(state.evening).map(scoreIn),
    regret: state.regret,
    granted: numbersIn(state.granted),
    record: state.record,
    me,
    seat,
    host: state.host,
    seats,
    watchers: Array.from(state.watchers.entries(), ([person, { name, seal }]: [string, Spectator]) => {
      return { person: Number(person), name, seal };
    }),
    version: state.version,
    last: readLastAction(state, wire, viewer),
    view: withLent(view, lent.find(({ person }) => from === 'table' && person === me)?.seat ?? null, (lender) =>
      readView(state, wire, lender),
    ),
  };
}

/** Returns a spectator's view with the hand that one seat shares with them. */
function withLent(view: View, seat: Seat | null, read: (viewer: Seat) => View): View {
  const own = seat === null ? undefined : read(seat).seats[seat];
  return seat === null || own === undefined ? view : { ...view, seats: view.seats.with(seat, own) };
}

function numbersIn(list: string): readonly number[] {
  return listIn(list).map(Number);
}

function wishIn(packed: string): SeatRequestSnapshot {
  const [person = 0, seat = 0] = packed.split('>').map(Number);
  return { person, seat };
}

function scoreIn(packed: string): SessionScoreSnapshot {
  const [person = 0, wins = 0, games = 0, points = null] = packed.split('/').map(Number);
  return { person, wins, games, points };
}

function listIn(list: string): readonly string[] {
  return list === '' ? [] : list.split(',');
}
