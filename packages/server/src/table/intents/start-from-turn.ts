import { type Match, startMatch } from '@hundredfold/shared/core/match.ts';
import { newPlay } from '@hundredfold/shared/core/play.ts';
import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { begunContinuation, type PendingContinuation } from '../state/continuation.ts';
import { playOf, settingsOf, type Table, type TableValue } from '../state/table.ts';
import { type ChangeResult, durable, persistTable, setValue } from '../turn/persist.ts';
import { readHistory } from '../turn/read-history.ts';
import { tableValueOf } from '../turn/take-turn.ts';

/** The value of a table between two matches that goes on from a turn of another game. */
type Continuing = Exclude<TableValue, { phase: 'playing' | 'halted' }> & { readonly playedOn: PendingContinuation };

/**
 * Begins a match whose first steps are those of another game. They have been stored since the table was made, so storing the table is the
 * start. Such a match has no shuffle: the server draws its outcomes and nothing is proven.
 */
export async function startFromTurn(table: Table, continuing: Continuing): ChangeResult {
  const { options, seating, playedOn } = continuing;
  const match = startOf(table, { options, seats: seating.seats.length, rules: playedOn.rules });
  if (match === null) return refused('bad-table');
  const found = await durable(table, () => readHistory(table.context.storage, newPlay(playedOn.match, match)));
  if (!found.ok) return refused('unknown');
  const { play, past } = found.value;
  const round = continuing.round + 1;
  const { before } = table;
  table.before = playOf(table.value)?.id ?? null;
  const started = { ...continuing, shuffle: null, playedOn: begunContinuation(playedOn) };
  const saved = await persistTable(table, { ...settingsOf(started), round, phase: 'playing', play });
  if (!saved.ok) {
    table.before = before;
    return saved;
  }
  table.past = past;
  setValue(table, { ...(await tableValueOf(table, play, round, started)), botsFrom: null });
  return accepted(null);
}

/** Returns a match before its first step, by a version of the rules; `null` if this server does not know that version. */
function startOf(
  { game }: Pick<Table, 'game'>,
  { options, seats, rules }: Pick<Match, 'options' | 'seats'> & { readonly rules: number },
): Match | null {
  const played = gameByRules(game, rules);
  return played === null ? null : startMatch(played, options, seats);
}
