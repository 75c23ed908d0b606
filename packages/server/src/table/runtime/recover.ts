import { historyOf, intentsIn } from '@hundredfold/shared/core/history.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import type { StoredTable } from '../../storage/stored-table.ts';
import { recallIntents, tableValueOf } from '../intents/act.ts';
import { settingsOf, type Table, type TableValue } from '../state/table.ts';
import { setValue } from './commit.ts';

/** Returns the table's value with its match as it is stored. */
export async function restoreValue(table: Table, { match, before, seats, round = 0 }: StoredTable): Promise<TableValue> {
  if (match === null) return { ...settingsOf(table.value), phase: 'gathering' };
  const { storage } = table.context;
  if (before !== undefined) recallIntents(table, intentsIn(await storage.steps(before)));
  const start = startMatch(table.game, table.value.options, seats.length);
  const { play, past, intents } = historyOf(match, start, await storage.steps(match));
  table.past = past;
  recallIntents(table, intents);
  return tableValueOf(table, play, round);
}

/**
 * Tries to continue a halted table. It is called when a person joins: the faulty move may never have been stored, or a new
 * version may have fixed the bug. If the bug occurs again, the table halts again.
 */
export async function recover(table: Table): Promise<void> {
  if (table.value.phase !== 'halted') return;
  const { storage, log } = table.context;
  const stored = await storage.loadTable(table.code);
  if (stored === null) return;
  setValue(table, await restoreValue(table, stored));
  log.info({ table: logPseudonym(table.code), match: stored.match }, 'a halted table goes on');
}
