import { historyOf, intentsIn } from '@hundredfold/shared/core/history.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import { storedPhase } from '../../storage/stored-phase.ts';
import type { StoredTable } from '../../storage/stored-table.ts';
import { recallIntents, tableValueOf } from '../intents/act.ts';
import { restoreSeenCards } from '../state/seen-cards.ts';
import { dealOf, settingsOf, type Table, type TableValue } from '../state/table.ts';
import { setValue, showHalted } from './commit.ts';

/**
 * Loads the match of a stored table and shows it. A match that follows other rules than this server has is never played on: the
 * table is halted until a server with these rules loads it. Throws if the match cannot be replayed.
 */
export async function loadMatch(table: Table, stored: StoredTable): Promise<void> {
  const { context, game } = table;
  if (hasOtherRules(table, stored) && (await storedPhase(context.storage, stored)) === 'playing') {
    const { rules = 1, match } = stored;
    const about = { table: logPseudonym(table.code), game: game.id, match, rules, supported: game.version };
    context.log.error(about, 'the match follows other rules than this server has: the table is on hold');
    return showHalted(table);
  }
  const value = await restoreValue(table, stored);
  if (table.unloaded !== null) table.seenCards = restoreSeenCards(stored, value.seating, dealOf(value));
  table.unloaded = null;
  setValue(table, value);
}

function hasOtherRules({ game }: Table, { rules = 1 }: StoredTable): boolean {
  return rules !== game.version;
}

/** Returns the table's value with its match as it is stored. A match that has ended under other rules is left out. */
async function restoreValue(table: Table, stored: StoredTable): Promise<TableValue> {
  const { match, before, seats, round = 0 } = stored;
  if (match === null || hasOtherRules(table, stored)) return { ...settingsOf(table.value), phase: 'gathering' };
  const { storage } = table.context;
  if (before !== undefined) recallIntents(table, intentsIn(await storage.steps(before)));
  const start = startMatch(table.game, table.value.options, seats.length);
  const { play, past, intents } = historyOf(match, start, await storage.steps(match));
  table.past = past;
  recallIntents(table, intents);
  if (table.unloaded === null) return tableValueOf(table, play, round);
  const { botsFrom = null, forgetting = [] } = table.unloaded;
  return tableValueOf(table, play, round, { ...table.value, botsFrom, forgetting });
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
  await loadMatch(table, stored);
  if (table.value.phase !== 'halted')
    log.info({ table: logPseudonym(table.code), match: stored.match }, 'a halted table goes on');
}
