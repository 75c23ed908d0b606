import { StorageFailed } from '../storage/game-storage.ts';
import { personIdsIn, type StoredTable } from '../storage/stored-table.ts';
import { withoutMember } from './state/presence.ts';
import { knownBy, personAt, seatKnownBy } from './state/seating.ts';
import { hasEntryFor, seenCardsWithout } from './state/seen-cards.ts';
import { sessionScoreWithout } from './state/session-score.ts';
import { settingsFrom, storedPeople } from './state/stored-form.ts';
import { lastUnhaltedValue, type Table, type TableSettings, type TableValue, whyBusy } from './state/table.ts';
import { commitValue } from './turn/commit.ts';
import { persistTable } from './turn/persist.ts';
import { enqueue } from './turn/queue.ts';

/**
 * Removes everything that the table knows of a person, also after they have left, except two facts, because being forgotten must not
 * be a way back to a seat: what they have seen, until the match is over, and for good that the host removed them. Both have their id
 * alone, the hash of a secret that their browser has deleted. Resolves with the member id that they had. Rejects if this could not be
 * saved. A table that goes on in another room forgets nobody here: `forgetAt` in `directory/people-at-tables.ts` finds it there.
 */
export async function forgetPerson(table: Table, personId: string): Promise<number | null> {
  let memberId: number | null = null;
  const done = await enqueue(table, { forget: 'a person' }, async () => {
    const { value } = table;
    memberId = knownBy(value.seating, personId)?.memberId ?? null;
    table.answers.forget(personId);
    if (table.unloaded !== null) table.unloaded = storedTableWithout(table.unloaded, personId, true);
    if (lastUnhaltedValue(value).phase === 'playing' && hasEntryFor(table.seenCards, personId)) {
      const forgetting = [...new Set([...value.forgetting, personId])];
      return commitValue(table, { ...withoutPerson(value, personId), forgetting });
    }
    table.seenCards = seenCardsWithout(table.seenCards, personId);
    if (knownBy(value.seating, personId) === undefined && !isRemembered(value, personId)) return persistTable(table, value);
    return commitValue(table, withoutPerson(value, personId));
  });
  if (!done.ok && done.refusal === 'unknown') throw new StorageFailed('a person could not be forgotten');
  if (!done.ok && done.refusal !== 'other-game') throw new Error(`a person could not be forgotten: ${done.refusal}`);
  return memberId;
}

function isRemembered({ removed, sessionScore, seating }: TableValue, personId: string): boolean {
  return (
    [...removed, ...sessionScore.scores].some((each) => each.personId === personId) || seating.absentHosts.includes(personId)
  );
}

function withoutPerson(value: TableValue, personId: string): TableValue {
  const settings = partsWithout(value, personId, whyBusy(value) !== null);
  switch (value.phase) {
    case 'gathering':
    case 'playing':
      return { ...value, ...settings };
    case 'over':
      return { ...value, ...settings, ready: value.ready.filter((each) => personAt(value.seating, each)?.personId !== personId) };
    case 'halted':
      return { ...value, ...settings, before: { ...value.before, ...settings } };
  }
}

/** Returns the parts of a table's settings that can name a person, without them. */
function partsWithout({ seating, removed, claimed, sessionScore, pause }: TableSettings, personId: string, isPlaying: boolean) {
  const isOther = (each: string) => each !== personId;
  const person = knownBy(seating, personId);
  const left = person === undefined ? seating : withoutMember(seating, person.memberId, isPlaying);
  const wanted = pause.wanted.filter((each) => each !== person?.memberId);
  return {
    seating: { ...left, absentHosts: left.absentHosts.filter(isOther) },
    removed: withoutRemovedName(removed, personId),
    claimed: claimed.filter(isOther),
    sessionScore: sessionScoreWithout(sessionScore, personId),
    pause: { on: pause.on && wanted.length > 0, wanted },
  };
}

/** Returns a stored table without a person, but during a match with what they have seen, which is known until it is over. */
export function storedTableWithout(stored: StoredTable, personId: string, isPlaying: boolean): StoredTable {
  if (!personIdsIn(stored).includes(personId)) return stored;
  const { absentHosts: _, removed: __, evening: ___, ...others } = stored;
  const settings = settingsFrom(stored);
  const left = { ...others, ...storedPeople({ ...settings, ...partsWithout(settings, personId, isPlaying) }) };
  const { forgetting = [], seen, looks } = stored;
  const isOther = (each: string) => each !== personId;
  if (isPlaying)
    return { ...left, forgetting: [...forgetting.filter(isOther), personId], ...seenStill(stored, settings, personId) };
  return {
    ...left,
    ...(stored.forgetting && { forgetting: forgetting.filter(isOther) }),
    ...(seen && { seen: seen.filter((each) => isOther(each.personId)) }),
    ...(looks && { looks: looks.filter(isOther) }),
  };
}

/** Returns who has seen the current deal, with a person who has a seat until now. If no list is stored, everyone has seen it. */
function seenStill({ seen }: StoredTable, { seating, matchNumber }: TableSettings, personId: string): Pick<StoredTable, 'seen'> {
  const sights = seen?.map(({ frozen, ...sight }) => (sight.personId === personId || !frozen ? sight : { ...sight, frozen }));
  // A player has seen the current deal, whichever it is.
  const own = { personId, matchNumber, deal: Number.MAX_SAFE_INTEGER };
  return sights === undefined ? {} : { seen: seatKnownBy(seating, personId) === null ? sights : [...sights, own] };
}

/**
 * Returns the settings that a table takes to another room, without a person. `stored` is the table as it is stored by now, also
 * without them.
 */
export function settingsWithout(
  settings: TableSettings,
  personId: string,
  { stored, isPlaying }: { readonly stored: StoredTable; readonly isPlaying: boolean },
): TableSettings {
  return { ...settings, ...partsWithout(settings, personId, isPlaying), forgetting: stored.forgetting ?? [] };
}

function withoutRemovedName(removed: TableSettings['removed'], personId: string): TableSettings['removed'] {
  return removed.map((each) => {
    const { name: _, seal: __, ...rest } = each;
    return each.personId === personId ? rest : each;
  });
}
