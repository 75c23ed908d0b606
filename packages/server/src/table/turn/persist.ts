import type { Game } from '@hundredfold/shared/core/game.ts';
import type { StoredStep } from '@hundredfold/shared/core/history.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { stepsOf, type Turn } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import type { Append } from '../../storage/game-storage.ts';
import { LeaseEnded } from '../../storage/lease.ts';
import { storedPosition } from '../../storage/stored-position.ts';
import { resultsOf } from '../state/results.ts';
import { storedTable } from '../state/stored-form.ts';
import type { Table, TableSettings, TableValue } from '../state/table.ts';
import { halt } from './halt.ts';
import { setValue } from './set-value.ts';

export interface NewSteps {
  /** The match after the steps. */
  readonly play: OngoingMatch;
  readonly steps: readonly StoredStep[];
  /** An earlier position of the match, from which the table is loaded from now on; left out if that stays as it is. */
  readonly position?: OngoingMatch;
}

/** Returns the steps of a turn. `intent` is the id of the intent that requested the move; `null` if no client will repeat it. */
export function storedStepsOf(turn: Turn, intent: string | null): readonly StoredStep[] {
  return stepsOf(turn).map((step) => ({ step, intent: step.kind === 'move' ? intent : null }));
}

/** Appends steps to a match, with the results of the players if it ends. If that fails, the steps must not be shown. */
export async function persistSteps(table: Table, { play, steps, position }: NewSteps): Promise<Result<null, 'unknown'>> {
  const { value, lease, context, group } = table;
  const results = resultsOf(value, play);
  const append: Append = {
    lease,
    match: play.id,
    version: play.match.version - steps.length,
    steps,
    ...(position !== undefined && { position: storedPosition(position) }),
    ...(results.length > 0 && { results, ...(group !== null && { group }) }),
  };
  const kept = await writeUnderLease(table, () => context.storage.append(append));
  if (kept.ok && append.group !== undefined) context.groupNews.gameFinished(append.group, results);
  return kept;
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
export async function writeUnderLease(table: Table, write: () => Promise<void>): Promise<Result<null, 'unknown'>> {
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

/** Runs a storage operation. If it fails, the failure is counted and logged, and the result is a refusal. */
export async function tryStorage<Value>(
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

export function logFailure({ context, code }: Pick<Table, 'context' | 'code'>, error: unknown): void {
  context.count('not kept');
  context.log.error({ err: error, table: logPseudonym(code) }, 'the storage did not save it');
}
