import type { PastIntent } from '@hundredfold/shared/core/history.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { personOnSince } from '../state/seating.ts';
import type { Table, TableValue, UnhaltedValue } from '../state/table.ts';
import { withNextShuffle } from '../turn/next-shuffle.ts';
import { persistTable, tryStorage } from '../turn/persist.ts';
import { readHistory } from '../turn/read-history.ts';
import { setValue } from '../turn/set-value.ts';
import { valueWithMatch, withRecord } from '../turn/value-with-match.ts';

/**
 * Makes a table usable again after the storage has failed. As soon as the storage works, it loads and shows what was stored
 * without the table's knowledge. Does nothing if the storage has not failed.
 */
export function recoverFromStorageFailure(table: Table): Result<null, 'halted'> | Promise<Result<null, 'halted'>> {
  const { value } = table;
  return value.unsaved && value.phase !== 'halted' ? reloadFromStorage(table, value) : accepted(null);
}

async function reloadFromStorage(table: Table, value: UnhaltedValue): Promise<Result<null, 'halted'>> {
  const kept = await persistTable(table, value);
  const found = kept.ok ? await storedValue(table, value) : kept;
  table.tries = found.ok ? 0 : table.tries + 1;
  if (!found.ok) return refused('halted');
  setValue(table, found.value);
  return accepted(null);
}

/**
 * Makes sure that the record and the session score of a finished match are stored. What replaces the match calls this first,
 * because they would be lost with it.
 */
export async function storeFinishedMatch(table: Table): Promise<Result<null, 'halted'>> {
  if (table.value.phase !== 'over') return accepted(null);
  const caughtUp = await recoverFromStorageFailure(table);
  return table.value.unsaved ? refused('halted') : caughtUp;
}

async function storedValue(table: Table, value: UnhaltedValue): Promise<Result<TableValue, 'halted'>> {
  if (value.phase === 'gathering') return accepted(await withNextShuffle(table, { ...value, unsaved: false }));
  if (value.phase === 'over') return accepted(await withNextShuffle(table, await withRecord(table, value)));
  const { id, match } = value.play;
  const start = newOngoingMatch(id, startMatch(match.game, match.options, match.seats));
  const found = await tryStorage(table, () => readHistory(table.context.storage, start));
  if (!found.ok) return found;
  table.past = found.value.past;
  restorePastAnswers(table, found.value.intents);
  return accepted(await valueWithMatch(table, found.value.play, value.matchNumber));
}

/** Restores the answers that were given before a restart, and who made those moves: the people who have had their seats since then. */
export function restorePastAnswers({ answers, value }: Table, intents: readonly PastIntent[]): void {
  for (const { seat, intent, version } of intents) {
    const answer = accepted(version);
    const person = personOnSince(value.seating, seat, { matchNumber: value.matchNumber, version });
    if (person !== undefined) answers.remember(person.personId, intent, answer);
    answers.restore(intent, answer);
  }
}
