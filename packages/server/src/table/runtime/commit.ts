import type { Game } from '@hundredfold/shared/core/game.ts';
import type { CompletedTurn, Play } from '@hundredfold/shared/core/play.ts';
import { stepsOf } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import type { Append } from '../../storage/game-storage.ts';
import { LeaseEnded } from '../../storage/lease.ts';
import { storedPosition } from '../../storage/stored-position.ts';
import type { SessionScore } from '../../storage/stored-table.ts';
import { resultsOf } from '../state/results.ts';
import type { Seating } from '../state/seating.ts';
import { type Deal, type SeenCards, withSeatedPlayers } from '../state/seen-cards.ts';
import { withResults } from '../state/session-score.ts';
import { withSharedHandViewers } from '../state/shared-hands.ts';
import { withPresentLeader } from '../state/shared-replay.ts';
import {
  dealOf,
  lastUnhaltedValue,
  playOf,
  type Queue,
  settingsOf,
  storedTable,
  type Table,
  type TableSettings,
  type TableValue,
} from '../state/table.ts';
import { clocksAfter } from '../state/turn-clocks.ts';

interface TurnDetails {
  /** The id of the intent that requested the move. */
  readonly intent: string | null;
  /** An earlier position of the match, from which the table is loaded from now on; `null` if that stays as it is. */
  readonly position: Play | null;
}

const NO_DETAILS: TurnDetails = { intent: null, position: null };

/** Makes a turn durable. If that fails, the turn must not be shown. */
export function commitTurn(
  table: Table,
  { play, turn }: CompletedTurn,
  { intent, position }: TurnDetails = NO_DETAILS,
): Promise<Result<null, 'unknown'>> {
  const steps = stepsOf(turn);
  const stored = steps.map((step) => ({ step, intent: step.kind === 'move' ? intent : null }));
  const results = resultsOf(table.value, play);
  return appendToMatch(table, {
    lease: table.lease,
    match: play.id,
    version: play.match.version - steps.length,
    steps: stored,
    ...(position !== null && { position: storedPosition(position) }),
    ...(results.length > 0 && { results }),
  });
}

/** Appends steps to a match. */
export function appendToMatch(table: Table, append: Append): Promise<Result<null, 'unknown'>> {
  return writeUnderLease(table, () => table.context.storage.append(append));
}

/** Saves the table, if its stored form has changed. */
export async function persistTable(table: Table, value: TableValue): Promise<Result<null, 'unknown'>> {
  const stored = storedTable(table, value);
  const text = JSON.stringify(stored);
  if (text === table.saved) return accepted(null);
  const kept = await writeUnderLease(table, () => table.context.storage.saveTable(stored, table.lease));
  if (!kept.ok) return kept;
  table.saved = text;
  return accepted(null);
}

/** Stores that people have seen hidden cards of a deal, without saving the rest of the table. */
export async function persistSeenCards(table: Table, personIds: readonly string[], deal: Deal): Promise<Result<null, 'unknown'>> {
  const sights = personIds.map((person) => ({ person, round: deal.round, deal: deal.deal }));
  const kept = await writeUnderLease(table, () => table.context.storage.addSeenCards(sights, table.lease));
  table.saved = ''; // The stored table now contains more than this text.
  return kept;
}

/** Saves that a table plays another game from now on. */
export function persistGameChange(table: Table, game: Game, settings: TableSettings): Promise<Result<null, 'unknown'>> {
  const stored = storedTable({ ...table, game, before: null, unloaded: null }, { ...settings, phase: 'gathering' });
  return writeUnderLease(table, () => table.context.storage.saveTable(stored, table.lease));
}

/** The table waits this long for the storage, in milliseconds, before it tells everyone and stops the clocks. */
const SLOW_AFTER_MS = 1000;

/**
 * Writes under the table's lease. If that fails, it is unknown whether the data was stored, until the storage has been asked. If
 * the lease has ended, another process has the table, and nothing more is shown here.
 */
async function writeUnderLease(table: Table, write: () => Promise<void>): Promise<Result<null, 'unknown'>> {
  const cancel = table.context.clock.after(SLOW_AFTER_MS, () => markUnsaved(table));
  try {
    await write();
    return accepted(null);
  } catch (error) {
    if (error instanceof LeaseEnded) stepDown(table);
    markUnsaved(table);
    logFailure(table, error);
    return refused('unknown');
  } finally {
    cancel();
  }
}

/**
 * Marks the table as unsaved, because the storage fails: everyone at the table is told, its clocks stop, and it retries by
 * itself.
 */
export function pauseUnsaved(table: Table): void {
  if (table.isClosed || table.value.unsaved || table.value.phase === 'halted') return;
  markUnsaved(table);
  table.syncTimers();
}

function markUnsaved(table: Table): void {
  table.saved = '';
  try {
    if (!table.value.unsaved) setValue(table, { ...table.value, unsaved: true });
  } catch (error) {
    halt(table, { unsaved: 'the storage' }, error);
  }
}

/** Closes the table here, because another process has loaded it. Its clients look for it again. */
export function stepDown(table: Table): void {
  if (table.isClosed) return;
  table.isClosed = true;
  table.stepDown();
}

/** Returns the session score with a finished match, based on the stored results; `null` if that failed. */
export async function sessionScoreAfter(
  { context, code, value: { sessionScore } }: Table,
  { id }: Play,
): Promise<SessionScore | null> {
  if (sessionScore.match === id) return sessionScore;
  const kept = await durable({ context, code }, () => context.storage.resultsAt(id));
  return kept.ok ? withResults(sessionScore, id, kept.value) : null;
}

/** Runs a storage operation. If it fails, the failure is counted and logged, and the result is a refusal. */
export async function durable<Value>(
  table: Pick<Table, 'context' | 'code'>,
  work: () => Promise<Value>,
): Promise<Result<Value, 'halted'>> {
  try {
    return accepted(await work());
  } catch (error) {
    logFailure(table, error);
    return refused('halted');
  }
}

/** Counts and logs that the storage failed. */
export function logFailure({ context, code }: Pick<Table, 'context' | 'code'>, error: unknown): void {
  context.count('not kept');
  context.log.error({ err: error, table: logPseudonym(code) }, 'the storage did not save it');
}

export function serialQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = () => task();
    const done = last.then(turn, turn);
    last = done;
    return done;
  };
}

/**
 * Runs one task at the table after the earlier ones, and then updates the timers. A bug halts this table only; the stored match
 * reproduces it (`ops/replay.ts`).
 */
export function enqueue<Value>(
  table: Table,
  about: object,
  task: () => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> {
  return table.queue(async () => {
    if (table.isClosed) return refused('other-game');
    try {
      const answer = await task();
      table.syncTimers();
      return answer;
    } catch (error) {
      halt(table, about, error);
      return refused('halted');
    }
  });
}

/**
 * Replaces the value of a table. All changes go through this function, and data that has to be durable is stored before it is
 * called. `forced` is the seat for which a bot moved because its time was up.
 */
export function setValue(table: Table, next: TableValue, forced: Seat | null = null): void {
  if (table.isClosed) return;
  const value = withPresentLeader(next);
  const { seating } = table.value;
  const { round, deal } = table.clocks;
  table.value = value;
  table.clocks = clocksAfter(table.clocks, value, { now: table.now(), forced });
  const isUnchanged = value.seating === seating && table.clocks.round === round && table.clocks.deal === deal;
  if (!isUnchanged) table.seenCards = seenCardsAfter(table.seenCards, value);
  for (const publisher of table.publishers) publisher.publish(value, table.clocks);
}

function seenCardsAfter(before: SeenCards, value: TableValue): SeenCards {
  const deal = dealOf(value);
  return withSharedHandViewers(withSeatedPlayers(before, value.seating, deal), value, deal);
}

/** The outcome of a change that a person asks for. */
export type ChangeResult = Promise<Result<null, TableRefusal>>;

/** Changes the seating and saves it, unless the change is refused. */
export async function saveSeating(table: Table, changed: Result<Seating, TableRefusal>): ChangeResult {
  return changed.ok ? saveAndSetValue(table, { ...table.value, seating: changed.value }, 'dropped') : changed;
}

/** Changes the table and saves it. `ifUnsaved` says whether the change is dropped or shown all the same if saving fails. */
export async function saveAndSetValue(
  table: Table,
  value: TableValue,
  ifUnsaved: 'dropped' | 'shown',
): Promise<Result<null, 'unknown'>> {
  const kept = await persistTable(table, value);
  if (!kept.ok && ifUnsaved === 'dropped') return kept;
  setValue(table, kept.ok ? value : { ...value, unsaved: true });
  return accepted(null);
}

/** Halts the table after a bug. It recovers when a person joins, or when it is next loaded from the storage. */
export function halt(table: Table, about: object, error: unknown): void {
  const { value } = table;
  const play = playOf(value);
  const where = {
    table: logPseudonym(table.code),
    game: table.game.id,
    match: play?.id ?? null,
    version: play?.match.version ?? 0,
  };
  const dealt = { seats: value.seating.seats.length, options: value.options };
  table.context.log.error({ err: error, ...where, ...dealt, about }, 'a bug: the table is halted');
  try {
    showHalted(table);
  } catch (again) {
    table.context.log.error({ err: again, ...where }, 'a halted table cannot be shown');
  }
  table.syncTimers();
}

/** Shows that the table is halted, in the position in which it is. */
export function showHalted(table: Table): void {
  const { value } = table;
  table.context.count('halted');
  const before = lastUnhaltedValue(value);
  const { botsFrom } = value; // Bots that finish the match go on with that once it can be played.
  setValue(table, { ...settingsOf(value), botsFrom, phase: 'halted', before });
}
