import { defaultAvatar } from '@hundredfold/shared/protocol/avatar.ts';
import { factsFromStored, storedFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import type { StoredSeat, StoredTable } from '../../storage/stored-table.ts';
import { withFrozenNames } from './frozen-names.ts';
import { knownBy, type Occupant, type Person, personAt, type Seating } from './seating.ts';
import { sightsToKeep } from './seen-cards.ts';
import { NO_SESSION_SCORE } from './session-score.ts';
import { sharedHandViewers } from './shared-hands.ts';
import {
  dealOf,
  lastUnhaltedValue,
  NO_REQUESTS,
  playOf,
  type Removal,
  type Table,
  type TableSettings,
  type TableValue,
} from './table.ts';
import { shuffleFromStored, storedShuffle } from './table-shuffle.ts';

export function storedTable(
  table: Pick<Table, 'code' | 'group' | 'game' | 'seenCards' | 'frozenNames' | 'before' | 'unloaded'>,
  value: TableValue,
): StoredTable {
  if (table.unloaded !== null) return table.unloaded;
  const play = value.phase === 'gathering' ? null : playOf(value);
  const match = play?.id ?? null;
  return {
    code: table.code,
    ...(table.group !== null && { group: table.group }),
    game: table.game.id,
    ...(play !== null && { rules: play.match.game.version }),
    options: value.options,
    ...storedPeople(value),
    ...(value.forgetting.length > 0 && { forgetting: value.forgetting }),
    ...storedFacts(value),
    match,
    ...(match === null || table.before === null ? {} : { before: table.before }),
    ...seenIn(table, value),
    ...(value.shuffle !== null && { shuffle: storedShuffle(value.shuffle) }),
    ...(value.playedOn !== null && { playedOn: value.playedOn }),
    looks: sharedHandViewers(value),
  };
}

function seenIn(
  { seenCards, frozenNames }: Pick<Table, 'seenCards' | 'frozenNames'>,
  value: TableValue,
): Pick<StoredTable, 'seen'> {
  const seen = sightsToKeep(seenCards, value.seating, dealOf(lastUnhaltedValue(value)));
  return seen === undefined ? {} : { seen: withFrozenNames(seen, { frozenNames, value }) };
}

/** Returns the parts of a stored table that name people, besides what they have seen and who asked to be forgotten. */
export function storedPeople({ seating, removed, sessionScore }: Pick<TableSettings, 'seating' | 'removed' | 'sessionScore'>) {
  return {
    ...storedSeating(seating),
    ...(removed.length > 0 && { removed: removed.map(({ memberId: _, ...removal }) => removal) }),
    ...(sessionScore.match !== null && { evening: sessionScore }),
  };
}

export function storedSeating(seating: Seating): Pick<StoredTable, 'seats' | 'host' | 'absentHosts'> {
  const seats = seating.seats.map((occupant) => storedSeat(seating, occupant));
  const { absentHosts } = seating;
  const host = personAt(seating, seating.host)?.personId ?? null;
  return { seats, host, ...(absentHosts.length > 0 && { absentHosts }) };
}

function storedSeat(seating: Seating, occupant: Occupant): StoredSeat {
  if (occupant.holder !== 'person') return occupant;
  const { memberId, ...held } = occupant;
  const person = personAt(seating, memberId);
  if (person === undefined) return { holder: 'empty' };
  const { personId, name, seal } = person;
  return { ...held, personId, name, seal };
}

/** Returns the seating of a stored table. Everyone is away until they join. */
export function seatingFrom(stored: StoredTable): Seating {
  const known = new Map<string, Pick<Person, 'name'> & Partial<Pick<Person, 'seal'>>>();
  for (const seat of stored.seats) if (seat.holder === 'person') known.set(seat.personId, seat);
  if (stored.host !== null && !known.has(stored.host)) known.set(stored.host, { name: '' });
  const people = [...known].map(([personId, { name, seal }], index): Person => {
    const memberId = index + 1;
    return { memberId, personId, name, seal: seal ?? defaultAvatar(memberId), presence: 'away' };
  });
  const memberIdOf = (personId: string | null) => people.find((each) => each.personId === personId)?.memberId ?? 0;
  const seats = stored.seats.map((seat): Occupant => {
    if (seat.holder !== 'person') return seat;
    const { personId, name: _, seal: __, ...held } = seat;
    return { ...held, memberId: memberIdOf(personId) };
  });
  return { people, seats, host: memberIdOf(stored.host), absentHosts: stored.absentHosts ?? [] };
}

export function settingsFrom(stored: StoredTable): TableSettings {
  const { options, evening: sessionScore = NO_SESSION_SCORE, forgetting = [], playedOn = null } = stored;
  const seating = seatingFrom(stored);
  return {
    ...factsFromStored(stored),
    options,
    seating,
    sessionScore,
    removed: removalsFrom(stored, seating),
    forgetting,
    shuffle: shuffleFromStored(stored.shuffle, stored.match),
    playedOn,
    ...NO_REQUESTS,
  };
}

/** Returns the removed people of a stored table. Those who are not in its seating get member ids after those who are. */
function removalsFrom({ removed = [] }: Pick<StoredTable, 'removed'>, seating: Seating): readonly Removal[] {
  return removed.map((each, index) => {
    const memberId = knownBy(seating, each.personId)?.memberId ?? seating.people.length + index + 1;
    return { ...each, memberId };
  });
}
