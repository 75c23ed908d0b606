import type { Game } from '@hundredfold/shared/core/game.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { type OptionValues, optionsThatDiffer } from '@hundredfold/shared/core/options.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { type FactValues, initialValues } from '@hundredfold/shared/protocol/fact.ts';
import { gameKind } from '@hundredfold/shared/protocol/played-game.ts';
import {
  clockFacts,
  MAX_TAKEBACKS_SHOWN,
  playerFacts,
  roomFacts,
  settledFacts,
  turnFacts,
  valueFacts,
} from '@hundredfold/shared/protocol/table-facts.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { writeFacts } from '@hundredfold/shared/schema/facts.ts';
import type { HandVisibility } from '@hundredfold/shared/schema/fields.ts';
import { type StateWriter, stateWriter } from '@hundredfold/shared/schema/state-writer.ts';
import { Spectator, type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { activeSeatRequests } from '../table/intents/seat-requests.ts';
import { occupantFacts } from '../table/queries/seat-facts.ts';
import { shownName } from '../table/state/names.ts';
import type { TurnClocks } from '../table/state/seat-clock.ts';
import { knownBy, type Person, seatFor, spectatorsOf } from '../table/state/seating.ts';
import { activeSharedHands } from '../table/state/shared-hands.ts';
import { botLevelAt, isBarred, lastUnhaltedValue, playOf, type TableValue } from '../table/state/table.ts';
import { shownShuffle } from '../table/state/table-shuffle.ts';

/** The room state of a table, and the only way to write to it. */
export type RoomStatePublisher = ReturnType<typeof roomStatePublisher>;

/**
 * Creates the room state of a game. `hands` says whether each hand is sent to its seat alone or to every viewer of this state.
 */
export function roomStatePublisher(game: Game, grace: number, hands: HandVisibility = 'own') {
  const { Table, Seat } = tableSchema(game, hands);
  const state = new Table();
  writeFacts(roomFacts, state, { ...initialValues(roomFacts), grace });
  let options: OptionValues | null = null;
  let project: StateWriter = () => undefined;
  let shown: TableValue | null = null;
  let times: TurnClocks | null = null;

  function adaptSeatsAndOptions(value: TableValue): void {
    const { length } = value.seating.seats;
    while (state.seats.length > length) state.seats.pop();
    while (state.seats.length < length) state.seats.push(new Seat());
    if (value.options === options) return;
    options = value.options;
    state.options = JSON.stringify(options);
    project = stateWriter(game, gameCodec(game, options), state);
  }

  /** Writes what a move leaves as it is. */
  function publishSettings(value: TableValue): void {
    const { seating, removed } = value;
    state.phase = value.phase;
    writeFacts(valueFacts, state, value);
    writeFacts(settledFacts, state, settledFactsOf(game, value));
    for (const [index, occupant] of seating.seats.entries()) {
      const seat = state.seats[index];
      if (seat !== undefined)
        writeFacts(playerFacts, seat, { ...occupantFacts(seating, occupant), level: botLevelAt(value, index) });
    }
    if (seating !== shown?.seating) {
      state.host = seating.host;
      const watchers = spectatorsOf(seating).map((each) => ({ ...each, name: shownName(seating, each.memberId) }));
      showPeople(state.watchers, watchers);
    }
    if (seating !== shown?.seating || removed !== shown.removed) showPeople(state.removed, shownRemovals(value));
  }

  return {
    state,
    /** Returns whether more than the match has changed. */
    publish(value: TableValue, clocks: TurnClocks): boolean {
      const play = playOf(value);
      const last = shown === null ? null : playOf(shown);
      adaptSeatsAndOptions(value);
      // The rest of the last match is cleared when the next one is being set up.
      if (play === null && last !== null) project(startMatch(game, value.options, value.seating.seats.length));
      // A halted match is not projected, since its projection may be the very bug.
      if (value.phase !== 'halted' && play !== null && play !== last) project(play.match);
      const isMore = shown === null || !differInMatchAlone(shown, value);
      if (isMore) publishSettings(value);
      writeFacts(turnFacts, state, turnFactsOf(play, clocks));
      state.seats.forEach((seat, index) => {
        const isSame = clocks.seats[index] === times?.seats[index] && play?.undone === last?.undone;
        if (isMore || !isSame) writeFacts(clockFacts, seat, clockFactsOf(value, clocks, index));
      });
      shown = value;
      times = clocks;
      return isMore;
    },
  };
}

function differInMatchAlone(one: TableValue, other: TableValue): boolean {
  for (const name in other)
    if (name !== 'play' && one[name as keyof TableValue] !== other[name as keyof TableValue]) return false;
  return true;
}

function settledFactsOf(game: Game, value: TableValue): FactValues<typeof settledFacts> {
  const sound = lastUnhaltedValue(value);
  return {
    seatRequests: activeSeatRequests(value).map(({ memberId, seat, asked }) => ({ person: memberId, seat, asked })),
    claimed: value.claimed.flatMap((personId) => knownBy(value.seating, personId)?.memberId ?? []),
    sharedHands: activeSharedHands(value).flatMap(({ by, to }) => {
      const seat = seatFor(value.seating, by);
      return seat === null ? [] : [{ person: to, seat }];
    }),
    sessionScore: shownSessionScore(game, value),
    ready: sound.phase === 'over' ? sound.ready : [],
    record: sound.phase === 'over' ? (sound.record ?? '') : '',
    playedOn: value.playedOn === null ? null : { turn: value.playedOn.turn, rules: value.playedOn.rules },
    shuffle: value.shuffle === null ? settledFacts.shuffle.initial : shownShuffle(value.shuffle, game, value),
  };
}

function turnFactsOf(play: OngoingMatch | null, { forced, stopped }: TurnClocks): FactValues<typeof turnFacts> {
  const request = play?.takebackRequest ?? null;
  return {
    takebackRequest: request === null ? null : { person: request.memberId, granted: request.granted },
    undone: play?.undone.version ?? 0,
    forced,
    stopped,
  };
}

/** Returns the session score of the people who are at the table. Points of another kind of game are left out. */
function shownSessionScore(
  game: Game,
  { sessionScore: { kind, scores }, seating, options }: TableValue,
): FactValues<typeof settledFacts>['sessionScore'] {
  if (scores.length === 0) return [];
  const seats = seating.seats.length;
  const adds = seats > 1 && kind === gameKind({ game: game.id, options: optionsThatDiffer(game.options, seats, options) });
  return scores.flatMap(({ personId, wins, games, points }) => {
    const memberId = knownBy(seating, personId)?.memberId;
    return memberId === undefined ? [] : [{ person: memberId, wins, games, points: adds ? points : null }];
  });
}

function clockFactsOf(value: TableValue, clocks: TurnClocks, seat: Seat): FactValues<typeof clockFacts> {
  const { from = 0, due = null } = clocks.seats[seat] ?? {};
  const hasClock = value.pace !== 'free' && due !== null;
  const takebacks = playOf(value)?.undone.times[seat] ?? 0;
  return { from: hasClock ? from : 0, due: hasClock ? due : 0, takebacks: Math.min(takebacks, MAX_TAKEBACKS_SHOWN) };
}

function shownRemovals({ removed, seating }: TableValue): readonly ShownPerson[] {
  return removed.flatMap(({ personId, memberId, name: lastName = '', seal = 0 }) => {
    const name = shownName(seating, memberId) || lastName;
    return name === '' || !isBarred({ removed, seating }, personId) ? [] : [{ memberId, name, seal }];
  });
}

type ShownPerson = Pick<Person, 'memberId' | 'name' | 'seal'>;

function showPeople(shown: TableState['watchers'], people: readonly ShownPerson[]): void {
  const wanted = new Map(people.map((each) => [String(each.memberId), each]));
  for (const memberId of [...shown.keys()]) if (!wanted.has(memberId)) shown.delete(memberId);
  for (const [memberId, { name, seal }] of wanted) {
    const person = shown.get(memberId) ?? new Spectator();
    person.name = name;
    person.seal = seal;
    if (!shown.has(memberId)) shown.set(memberId, person);
  }
}
