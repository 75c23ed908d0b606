import { factsFromStored } from '@hundredfold/shared/protocol/table-facts.ts';
import { StorageFailed } from '../../storage/game-storage.ts';
import { personIdsIn, type StoredRemoval, type StoredSight, type StoredTable } from '../../storage/stored-table.ts';
import { without } from '../intents/arrange.ts';
import { knownBy, type Seating, seatKnownBy } from '../state/seating.ts';
import { hasEntryFor, seenCardsWithout } from '../state/seen-cards.ts';
import { sessionScoreWithout } from '../state/session-score.ts';
import {
  lastUnhaltedValue,
  seatingFrom,
  storedSeating,
  type Table,
  type TableSettings,
  type TableValue,
  whyBusy,
} from '../state/table.ts';
import { enqueue, persistTable, saveAndSetValue } from './commit.ts';

/**
 * Removes everything that the table knows of a person, also after they have left, except two facts, because being forgotten must not
 * be a way back to a seat: what they have seen, until the match is over, and for good that the host removed them. Both have their id
 * alone, the hash of a secret that their browser has deleted. Resolves with the member id that they had. Rejects if this could not be
 * saved. A table that goes on in another room forgets nobody here: `forgetAt` in `directory/people-at-tables.ts` finds it there.
 */
export async function forgetPerson(table: Table, personId: string): Promise<number | null> {
  // Every table of the process is asked, and most know nothing of the person.
  if (!(await table.queue(() => knowsPerson(table, personId)))) return null;
  const memberId = knownBy(table.value.seating, personId)?.memberId ?? null;
  const done = await enqueue(table, { forget: memberId }, async () => {
    const { value } = table;
    table.answers.forget(personId);
    if (table.unloaded !== null) table.unloaded = storedTableWithout(table.unloaded, personId, true);
    if (playsOn(value) && hasEntryFor(table.seenCards, personId))
      return saveAndSetValue(table, withPersonToForget(value, personId), 'dropped');
    table.seenCards = seenCardsWithout(table.seenCards, personId);
    if (knownBy(value.seating, personId) === undefined && !isRemembered(value, personId)) return persistTable(table, value);
    return saveAndSetValue(table, withoutPerson(value, personId), 'dropped');
  });
  if (!done.ok && done.refusal === 'unknown') throw new StorageFailed('a person could not be forgotten');
  if (!done.ok && done.refusal !== 'other-game') throw new Error(`a person could not be forgotten: ${done.refusal}`);
  return memberId;
}

/** Returns whether a table knows anything of a person: at least everyone in its stored form. */
function knowsPerson({ value, seenCards, frozenNames, answers, unloaded }: Table, personId: string): boolean {
  if (unloaded !== null && personIdsIn(unloaded).includes(personId)) return true;
  if (hasEntryFor(seenCards, personId) || frozenNames.has(personId) || answers.has(personId)) return true;
  const isSeated = [value, lastUnhaltedValue(value)].some(({ seating }) => knownBy(seating, personId) !== undefined);
  return isSeated || isRemembered(value, personId) || value.forgetting.includes(personId);
}

function playsOn(value: TableValue): boolean {
  return lastUnhaltedValue(value).phase === 'playing';
}

function withPersonToForget(value: TableValue, personId: string): TableValue {
  return { ...withoutPerson(value, personId), forgetting: [...new Set([...value.forgetting, personId])] };
}

function isRemembered({ removed, sessionScore, seating }: TableValue, personId: string): boolean {
  return [...removed, ...sessionScore.scores].some(({ person }) => person === personId) || seating.absentHosts.includes(personId);
}

function withoutPerson(value: TableValue, personId: string): TableValue {
  const person = knownBy(value.seating, personId);
  const sessionScore = sessionScoreWithout(value.sessionScore, personId);
  const absentHosts = value.seating.absentHosts.filter((each) => each !== personId);
  const removed = withoutRemovedName(value.removed, personId);
  const claimed = value.claimed.filter((each) => each !== personId);
  if (person === undefined) return { ...value, removed, claimed, sessionScore, seating: { ...value.seating, absentHosts } };
  const { memberId } = person;
  const seating = without(value.seating, memberId, whyBusy(value) !== null);
  const wanted = value.pause.wanted.filter((each) => each !== memberId);
  const pause = { on: value.pause.on && wanted.length > 0, wanted };
  const settings = { seating, removed, claimed, sessionScore, pause };
  switch (value.phase) {
    case 'gathering':
    case 'playing':
      return { ...value, ...settings };
    case 'over':
      return { ...value, ...settings, ready: value.ready.filter((each) => each !== memberId) };
    case 'halted':
      return { ...value, ...settings, before: { ...value.before, ...settings } };
  }
}

/** Returns a stored table without a person, by the same rules. */
export function storedTableWithout(stored: StoredTable, personId: string, isPlaying: boolean): StoredTable {
  const seating = seatingFrom(stored);
  const person = knownBy(seating, personId);
  const rest = isPlaying ? withoutPersonDuringMatch(stored, personId, seating) : withoutPersonBetweenMatches(stored, personId);
  return person === undefined ? rest : { ...rest, ...storedSeating(without(seating, person.memberId, isPlaying)) };
}

/** Returns a stored table without a person, but with what they have seen, which is known until the match is over. */
function withoutPersonDuringMatch(stored: StoredTable, personId: string, seating: Seating): StoredTable {
  if (!personIdsIn(stored).includes(personId)) return stored;
  const { forgetting = [], seen } = stored;
  const { round } = factsFromStored(stored);
  // A player has seen the current deal, whichever it is.
  const own = { person: personId, round, deal: Number.MAX_SAFE_INTEGER };
  const sights = seen?.map((sight) => (sight.person === personId ? withoutFrozenName(sight) : sight));
  return {
    ...withoutPart(stored, personId),
    forgetting: [...new Set([...forgetting, personId])],
    // If no list is stored, everyone has seen the deal.
    ...(sights && { seen: seatKnownBy(seating, personId) === null ? sights : [...sights, own] }),
  };
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
  const { sessionScore, seating } = settings;
  const person = knownBy(seating, personId);
  const absentHosts = seating.absentHosts.filter((each) => each !== personId);
  return {
    ...settings,
    seating: { ...(person === undefined ? seating : without(seating, person.memberId, isPlaying)), absentHosts },
    sessionScore: sessionScoreWithout(sessionScore, personId),
    removed: settings.removed.flatMap((each) => {
      const kept = stored.removed?.find(({ person }) => person === each.person);
      return kept === undefined ? [] : [{ ...kept, memberId: each.memberId }];
    }),
    forgetting: stored.forgetting ?? [],
  };
}

function withoutRemovedName<Of extends StoredRemoval>(removed: readonly Of[], personId: string) {
  return removed.map((each) => {
    const { name: _, seal: __, ...rest } = each;
    return each.person === personId ? rest : each;
  });
}

function withoutFrozenName({ person, round, deal }: StoredSight): StoredSight {
  return { person, round, deal };
}

function withoutPersonBetweenMatches(stored: StoredTable, personId: string): StoredTable {
  if (!personIdsIn(stored).includes(personId)) return stored;
  const { seen, looks, forgetting } = stored;
  return {
    ...withoutPart(stored, personId),
    ...(forgetting && { forgetting: forgetting.filter((each) => each !== personId) }),
    ...(seen && { seen: seen.filter(({ person }) => person !== personId) }),
    ...(looks && { looks: looks.filter((each) => each !== personId) }),
  };
}

/** Removes a person from the absent hosts and from the session score, and their name where they were removed. */
function withoutPart(stored: StoredTable, personId: string): StoredTable {
  const { absentHosts, evening, removed } = stored;
  return {
    ...stored,
    ...(removed && { removed: withoutRemovedName(removed, personId) }),
    ...(absentHosts && { absentHosts: absentHosts.filter((each) => each !== personId) }),
    ...(evening && { evening: sessionScoreWithout(evening, personId) }),
  };
}
