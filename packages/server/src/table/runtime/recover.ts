import { historyOf, intentsIn } from '@hundredfold/shared/core/history.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import type { StoredTable } from '../../storage/archive.ts';
import { recallIntents, tableValueOf } from '../intents/act.ts';
import { settingsOf, type Table, type TableValue } from '../state/table.ts';
import { setValue } from './commit.ts';

/** The table with its match as far as the archive has it. */
export async function restoreValue(table: Table, { match, before, seats, round }: StoredTable): Promise<TableValue> {
  if (match === null) return { ...settingsOf(table.value), phase: 'gathering' };
  const { archive } = table.context;
  if (before !== undefined) recallIntents(table, intentsIn(await archive.steps(before)));
  const start = startMatch(table.game, table.value.options, seats.length);
  const { play, past, intents } = historyOf(match, start, await archive.steps(match));
  table.past = past;
  recallIntents(table, intents);
  return tableValueOf(table, play, round);
}

/**
 * A table that halted is tried again whenever somebody comes: what went wrong may have been a move that was never taken, or has been
 * put right since. If it goes wrong once more, it halts once more.
 */
export async function recover(table: Table): Promise<void> {
  if (table.value.phase !== 'halted') return;
  const { archive, log } = table.context;
  const stored = await archive.loadTable(table.code);
  if (stored === null) return;
  setValue(table, await restoreValue(table, stored));
  log.info({ table: logPseudonym(table.code), match: stored.match }, 'a halted table goes on');
}
