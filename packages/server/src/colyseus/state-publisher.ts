import type { Game } from '@hundredfold/shared/core/game.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { type OptionValues, optionsThatDiffer } from '@hundredfold/shared/core/options.ts';
import type { Play } from '@hundredfold/shared/core/play.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import type { HandVisibility } from '@hundredfold/shared/schema/fields.ts';
import { type StateWriter, stateWriter } from '@hundredfold/shared/schema/projection.ts';
import { type SeatState, Spectator, type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { mayWrite } from '../table/intents/say.ts';
import { activeSeatRequests } from '../table/intents/seat-requests.ts';
import { type SeatFacts, seatFacts } from '../table/queries/seat-facts.ts';
import { shownName } from '../table/state/names.ts';
import type { Times } from '../table/state/seat-times.ts';
import { knownBy, type Person, type Seating, seatFor, watchersOf } from '../table/state/seating.ts';
import { gameKind } from '../table/state/session-score.ts';
import { activeSharedHands } from '../table/state/shared-hands.ts';
import { playOf, type StatePublisher, soundValue, type TableValue } from '../table/state/table.ts';

/** The maximum number of takebacks shown for a seat, which has one byte. */
const MAX_TAKEBACKS_SHOWN = 0xff;

/** The room state of a table, and the only way to write to it. */
export interface RoomStatePublisher extends StatePublisher {
  readonly state: TableState;
}

/**
 * Creates the room state of a game. `hands` says whether each hand is sent to its seat alone or to every viewer of this state.
 */
export function roomStatePublisher(game: Game, grace: number, hands: HandVisibility = 'own'): RoomStatePublisher {
  const { Table, Seat } = tableSchema(game, hands);
  const state = new Table();
  state.grace = grace;
  let options: OptionValues | null = null;
  let project: StateWriter = () => undefined;
  let seated: Seating | null = null;
  let shown: Play | null = null;

  /** Adapts the room state to the number of seats and the options. */
  function adaptSeatsAndOptions(value: TableValue): void {
    const { length } = value.seating.seats;
    while (state.seats.length > length) state.seats.pop();
    while (state.seats.length < length) state.seats.push(new Seat());
    if (value.options === options) return;
    options = value.options;
    state.options = JSON.stringify(options);
    project = stateWriter(game, gameCodec(game, options), state);
  }

  return {
    state,
    publish(value, times) {
      const { phase, seating } = value;
      const play = playOf(value);
      adaptSeatsAndOptions(value);
      // The rest of the last match is cleared when the next one is being set up.
      if (play === null && shown !== null) project(startMatch(game, value.options, seating.seats.length));
      // A halted match is not projected, since its projection may be the very bug.
      if (phase !== 'halted' && play !== null && play !== shown) project(play.match);
      showFacts(value, state);
      state.evening = packedEvening(game, value);
      if (play?.undone !== shown?.undone || play?.regret !== shown?.regret) showUndone(play, state);
      if (seating !== seated) showPeople(seating, state);
      showTimes(value, times, state);
      seated = seating;
      shown = play;
    },
  };
}

/** Writes the public facts about the table itself into the room state. */
function showFacts(value: TableValue, state: TableState): void {
  state.phase = value.phase;
  state.open = value.open;
  state.freely = mayWrite(value);
  state.pace = value.pace;
  state.watch = value.watching.watch;
  state.delay = value.watching.watch === 'late' ? value.watching.delay : 0;
  state.hints = value.hints;
  state.stuck = value.stuck;
  state.paused = value.pause?.on ?? false;
  state.wanting = value.pause?.wanted.join() ?? '';
  state.wishes = activeSeatRequests(value)
    .map(({ number, seat }) => `${number}>${seat}`)
    .join();
  state.lent = activeSharedHands(value)
    .map(({ by, to }) => `${to}>${seatFor(value.seating, by)}`)
    .join();
  state.finishing = value.botsFrom !== null;
  state.round = value.round;
  const sound = soundValue(value);
  state.record = sound.phase === 'over' ? (sound.record ?? '') : '';
  state.ready = sound.phase === 'over' ? sound.ready.join() : '';
}

/**
 * Packs the session score. People who are not at the table at the moment are left out, and so are points of another kind of game.
 */
function packedEvening(game: Game, { evening: { kind, scores }, seating, options }: TableValue): string {
  if (scores.length === 0) return '';
  const seats = seating.seats.length;
  const adds = seats > 1 && kind === gameKind({ game: game.id, options: optionsThatDiffer(game.options, seats, options) });
  const packed = scores.flatMap(({ person, wins, games, points }) => {
    const number = knownBy(seating, person)?.number;
    return number === undefined ? [] : [[number, wins, games, ...(adds ? [points] : [])].join('/')];
  });
  return packed.join();
}

/** Writes what was taken back and the pending takeback request. */
function showUndone(play: Play | null, state: TableState): void {
  state.undone = play?.undone.version ?? 0;
  state.regret = play?.regret?.number ?? 0;
  state.granted = play?.regret?.granted.join() ?? '';
  state.seats.forEach((seat, index) => {
    seat.takebacks = Math.min(play?.undone.times[index] ?? 0, MAX_TAKEBACKS_SHOWN);
  });
}

/** Writes how long every player has and since when the clock stands still, if there is a clock. */
function showTimes({ pace }: TableValue, { stopped, forced, seats }: Times, state: TableState): void {
  state.forced = forced;
  state.stopped = stopped ?? 0;
  if (pace === 'free') return;
  state.seats.forEach((seat, index) => {
    const { from = 0, due = null } = seats[index] ?? {};
    seat.from = due === null ? 0 : from;
    seat.due = due ?? 0;
  });
}

/** Writes the people at the table into the room state. */
function showPeople(seating: Seating, state: TableState): void {
  state.host = seating.host;
  state.seats.forEach((seat, index) => {
    showSeat(seat, seatFacts(seating, seating.seats[index] ?? { holder: 'empty' }));
  });
  const watching = new Map(
    watchersOf(seating).map((each) => [String(each.number), { ...each, name: shownName(seating, each.number) }]),
  );
  for (const number of [...state.watchers.keys()]) if (!watching.has(number)) state.watchers.delete(number);
  for (const [number, person] of watching) showWatcher(state, number, person);
}

function showSeat(seat: SeatState, { status, number, name, seal }: SeatFacts): void {
  seat.status = status;
  seat.person = number;
  seat.name = name;
  seat.seal = seal;
}

function showWatcher({ watchers }: TableState, number: string, { name, seal }: Pick<Person, 'name' | 'seal'>): void {
  const watcher = watchers.get(number) ?? new Spectator();
  watcher.name = name;
  watcher.seal = seal;
  if (!watchers.has(number)) watchers.set(number, watcher);
}
