import { asStored, type History, historyOf } from '@hundredfold/shared/core/history.ts';
import { type Match, startMatch } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { StorageFailed } from '../../storage/game-storage.ts';
import { appendToMatch, type ChangeResult, persistTable, setValue } from '../runtime/commit.ts';
import { type PendingContinuation, withStoredSteps } from '../state/continuation.ts';
import { playOf, settingsOf, type Table, type TableValue } from '../state/table.ts';
import { tableValueOf } from './act.ts';

/** The value of a table between two matches that goes on from a turn of another game. */
type Continuing = Exclude<TableValue, { phase: 'playing' | 'halted' }> & { readonly playedOn: PendingContinuation };

/**
 * Begins a match with the steps of another game. The table is stored before these steps: if the server stops in between, they are
 * stored when the table is loaded. Such a match has no shuffle, so the server draws its outcomes and nothing is proven.
 */
export async function startFromTurn(table: Table, continuing: Continuing): ChangeResult {
  const { options, seating, playedOn } = continuing;
  const match = startOf(table, { options, seats: seating.seats.length, rules: playedOn.rules });
  if (match === null) return refused('bad-table');
  const id = table.context.chance.newMatchId();
  const { play, past } = historyOf(id, match, asStored(playedOn.steps));
  const round = continuing.round + 1;
  const { before } = table;
  table.before = playOf(table.value)?.id ?? null;
  const saved = await persistTable(table, { ...settingsOf(continuing), shuffle: null, round, phase: 'playing', play });
  const kept = saved.ok ? await storeFirstSteps(table, id, playedOn) : saved;
  if (!kept.ok) {
    table.before = before;
    return kept;
  }
  table.past = past;
  const started = { ...continuing, shuffle: null, playedOn: withStoredSteps(playedOn) };
  setValue(table, { ...(await tableValueOf(table, play, round, started)), botsFrom: null });
  return accepted(null);
}

/** Returns the history of a match that goes on from another game, after the server stopped before its first steps were stored. */
export async function resumeStart(
  table: Table,
  { id, start, playedOn }: { readonly id: string; readonly start: Match; readonly playedOn: PendingContinuation },
): Promise<History> {
  const kept = await storeFirstSteps(table, id, playedOn);
  if (!kept.ok) throw new StorageFailed(`the first steps of ${id} were not stored`);
  return historyOf(id, start, asStored(playedOn.steps));
}

/** Returns a match before its first step, by a version of the rules; `null` if this server does not know that version. */
function startOf(
  { game }: Pick<Table, 'game'>,
  { options, seats, rules }: Pick<Match, 'options' | 'seats'> & { readonly rules: number },
): Match | null {
  const played = gameByRules(game, rules);
  return played === null ? null : startMatch(played, options, seats);
}

async function storeFirstSteps(table: Table, match: string, { steps }: PendingContinuation): Promise<Result<null, 'unknown'>> {
  if (steps.length === 0) return accepted(null); // The first turn of a game that begins without a deal.
  return appendToMatch(table, { lease: table.lease, match, version: 0, steps: asStored(steps) });
}
