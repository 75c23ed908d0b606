import type { History } from '@hundredfold/shared/core/history.ts';
import { type Match, pendingChance, startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import { StorageFailed } from '../../storage/game-storage.ts';
import { storedPhase } from '../../storage/stored-phase.ts';
import type { StoredTable } from '../../storage/stored-table.ts';
import { restoreFrozenNames } from '../state/frozen-names.ts';
import { restoreSeenCards } from '../state/seen-cards.ts';
import { settingsFrom } from '../state/stored-form.ts';
import { begunContinuation, dealOf, nextShuffle, settingsOf, type Table, type TableValue } from '../state/table.ts';
import { fixedShuffle } from '../state/table-shuffle.ts';
import { firstTurn } from '../turn/begin-match.ts';
import { showHalted } from '../turn/halt.ts';
import { withNextShuffle } from '../turn/next-shuffle.ts';
import { logFailure, persistSteps, persistTable, storedStepsOf } from '../turn/persist.ts';
import { latestIntents, readHistory } from '../turn/read-history.ts';
import { setValue } from '../turn/set-value.ts';
import { valueWithMatch } from '../turn/value-with-match.ts';
import { restorePastAnswers } from './recover-storage.ts';

/**
 * Loads the match of a stored table and shows it. A match that follows other rules than this server has is never played on: the
 * table is halted until a server with these rules loads it. Throws if the match cannot be replayed.
 */
export async function loadMatch(table: Table, stored: StoredTable): Promise<void> {
  const { context, game } = table;
  if (hasOtherRules(table, stored) && (await storedPhase(context.storage, stored)) === 'playing') {
    const { rules, match } = stored;
    const about = { table: logPseudonym(table.code), game: game.id, match, rules, supported: game.version };
    context.log.error(about, 'the match follows other rules than this server has: the table is on hold');
    return showHalted(table);
  }
  const { shuffle, playedOn } = settingsFrom(stored);
  const value = await restoreValue(table, stored, { ...table.value, shuffle, playedOn });
  if (table.unloaded !== null) {
    table.seenCards = restoreSeenCards(stored, value.seating, dealOf(value));
    restoreFrozenNames(table.frozenNames, stored);
  }
  table.unloaded = null;
  setValue(table, await withStoredShuffle(table, value, stored));
}

/** Returns the value of a loaded table, whose shuffle is stored before it is shown. */
async function withStoredShuffle(table: Table, value: TableValue, stored: StoredTable): Promise<TableValue> {
  const isInterrupted = nextShuffle(value)?.attempts?.length !== stored.shuffle?.attempts?.length;
  if (nextShuffle(value) === null || !isInterrupted) return withNextShuffle(table, value);
  const kept = await persistTable(table, value); // The attempt that was interrupted is void.
  return kept.ok ? value : { ...value, shuffle: null, unsaved: true };
}

/** Returns whether a match follows rules that this server does not play. One that goes on from another game may follow older ones. */
function hasOtherRules({ game }: Table, { rules = game.version, playedOn }: StoredTable): boolean {
  return playedOn === undefined ? rules !== game.version : gameByRules(game, playedOn.rules) === null;
}

/** Returns the table's value with its match as it is stored. A match that has ended under other rules is left out. */
async function restoreValue(table: Table, stored: StoredTable, from: TableValue): Promise<TableValue> {
  const { match, before, seats, playedOn, matchNumber = 0 } = stored;
  if (match === null) return { ...settingsOf(from), phase: 'gathering' };
  if (hasOtherRules(table, stored)) {
    const shuffle = from.shuffle?.match === match ? null : from.shuffle; // That of the match that is left out.
    return { ...settingsOf(from), playedOn: null, shuffle, phase: 'gathering' };
  }
  const { storage } = table.context;
  if (before !== undefined) restorePastAnswers(table, await latestIntents(storage, before));
  const game = (playedOn && gameByRules(table.game, playedOn.rules)) ?? table.game;
  const start = startMatch(game, from.options, seats.length);
  const { play, past, intents } = await historyOrFirstTurn(table, from, { id: match, start });
  table.past = past;
  restorePastAnswers(table, intents);
  const begun = { ...from, playedOn: begunContinuation(from.playedOn) };
  if (table.unloaded === null) return valueWithMatch(table, play, matchNumber, begun);
  const { botsFrom = null, forgetting = [] } = table.unloaded;
  return valueWithMatch(table, play, matchNumber, { ...begun, botsFrom, forgetting });
}

/** Returns a stored match. If the server stopped before its first turn was stored, the turn is made again, and it is the same. */
async function historyOrFirstTurn(
  table: Table,
  { shuffle }: Pick<TableValue, 'shuffle'>,
  { id, start }: { readonly id: string; readonly start: Match },
): Promise<History> {
  const history = await readHistory(table.context.storage, newOngoingMatch(id, start));
  const { version } = history.play.match;
  if (version > 0 || pendingChance(start) === null || shuffle === null) return history;
  if (fixedShuffle(shuffle, { id, match: start }) === null) return history;
  const first = firstTurn(table, shuffle, start);
  const kept = await persistSteps(table, { play: first.play, steps: storedStepsOf(first.turn, null) });
  if (!kept.ok) throw new StorageFailed(`the first turn of ${id} was not stored`);
  return { ...first, intents: [] };
}

/**
 * Tries to continue a halted table. It is called when a person joins: the faulty move may never have been stored, or a new
 * version may have fixed the bug. If the bug occurs again, the table halts again.
 */
export async function recover(table: Table): Promise<void> {
  if (table.value.phase !== 'halted') return;
  const { storage, log } = table.context;
  try {
    const stored = await storage.loadTable(table.code);
    if (stored === null) return;
    await loadMatch(table, stored);
    if (table.value.phase !== 'halted')
      log.info({ table: logPseudonym(table.code), match: stored.match }, 'a halted table goes on');
  } catch (error) {
    if (!(error instanceof StorageFailed)) throw error;
    logFailure(table, error);
  }
}
