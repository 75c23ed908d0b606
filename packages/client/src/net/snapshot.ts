import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { seatFacts, tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { readFacts } from '@hundredfold/shared/schema/facts.ts';
import { readLastAction, readView } from '@hundredfold/shared/schema/state-writer.ts';
import type { SeatState, Spectator, TableState } from '@hundredfold/shared/schema/table.ts';
import type { Snapshot } from './table-link.ts';

export interface SnapshotViewpoint extends Pick<Snapshot, 'code' | 'game' | 'me' | 'from'> {
  /** The page's time minus the time of the table's clock, in milliseconds. */
  readonly ahead: number;
}

export function snapshotOf(state: TableState, { code, game, me, from, ahead }: SnapshotViewpoint): Snapshot {
  const wire = gameCodec(game, JSON.parse(state.options) as OptionValues);
  const facts = readFacts(tableFacts, state);
  // A game that goes on from an older one follows the rules of that.
  const played = facts.playedOn === null ? null : gameByRules(game, facts.playedOn.rules);
  const seats = Array.from(state.seats, (each: SeatState) => {
    const { from, due, ...seat } = readFacts(seatFacts, each);
    return { ...seat, time: due === 0 ? null : { from: from + ahead, due: due + ahead } };
  });
  const sitting = seats.findIndex(({ person }) => me !== 0 && person === me);
  const seat = sitting < 0 || from !== 'table' ? null : sitting; // The spectator view has member ids of its own.
  const viewer = from === 'hands' ? 'all' : (seat ?? 'public');
  const view = readView(state, wire, viewer);
  const owner = facts.sharedHands.find(({ person }) => from === 'table' && person === me)?.seat;
  const shared = owner === undefined ? undefined : readView(state, wire, owner).seats[owner];
  return {
    ...facts,
    stopped: facts.stopped === null ? null : facts.stopped + ahead,
    code,
    game: played ?? game,
    phase: state.phase,
    from,
    me,
    seat,
    host: state.host,
    seats,
    watchers: peopleIn(state.watchers),
    removed: peopleIn(state.removed),
    version: state.version,
    last: readLastAction(state, wire, viewer),
    view: owner === undefined || shared === undefined ? view : { ...view, seats: view.seats.with(owner, shared) },
  };
}

function peopleIn(people: TableState['watchers']): Snapshot['watchers'] {
  return Array.from(people.entries(), ([person, { name, seal }]: [string, Spectator]) => ({
    person: Number(person),
    name,
    seal,
  }));
}
