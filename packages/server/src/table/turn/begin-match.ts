import type { History, PlayedTurn } from '@hundredfold/shared/core/history.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import { type CompletedTurn, newOngoingMatch, resolveTurn } from '@hundredfold/shared/core/ongoing-match.ts';
import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import { playOf, settingsOf, type Table, type TableValue } from '../state/table.ts';
import { fixedShuffle, type TableShuffle } from '../state/table-shuffle.ts';
import { persistSteps, persistTable, storedStepsOf } from './persist.ts';
import { setValue } from './set-value.ts';
import { valueWithMatch } from './value-with-match.ts';

export type ValueBetweenMatches = Exclude<TableValue, { phase: 'playing' | 'halted' }>;

/**
 * Begins a match. The table is stored before the first turn: if the server stops in between, the turn is made again when the table is
 * loaded, and it is the same. `first` is left out if the storage has that turn.
 */
export async function beginMatch(
  table: Table,
  starting: ValueBetweenMatches,
  { play, past }: Pick<History, 'play' | 'past'>,
  first?: CompletedTurn,
): Promise<Result<null, 'unknown'>> {
  const matchNumber = starting.matchNumber + 1;
  const { before } = table;
  table.before = playOf(table.value)?.id ?? null;
  const saved = await persistTable(table, { ...settingsOf(starting), matchNumber, phase: 'playing', play });
  const kept = saved.ok && first ? await persistSteps(table, { play, steps: storedStepsOf(first.turn, null) }) : saved;
  if (!kept.ok) {
    table.before = before;
    // The match is stored, and perhaps the turn, so nothing else may come of it. It begins when the storage works again.
    if (saved.ok) setValue(table, { ...starting, unsaved: true });
    return kept;
  }
  table.past = past;
  setValue(table, { ...(await valueWithMatch(table, play, matchNumber, starting)), botsFrom: null });
  return accepted(null);
}

/** Returns the first turn of a match. It follows from the shuffle alone. */
export function firstTurn(
  { context: { chance } }: Table,
  shuffle: TableShuffle,
  match: Match,
): CompletedTurn & { readonly past: readonly PlayedTurn[] } {
  const before = newOngoingMatch(shuffle.match, match);
  const source = chance.sourceOf(fixedShuffle(shuffle, before), { ...before, mover: null });
  const { play, turn } = resolveTurn(before, match, null, source);
  return { play, turn, past: turn.lots.length === 0 ? [] : [{ before: match, turn, intent: null, from: before }] };
}
