import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/refusal.ts';
import { keepRecord, keepTable, keepTurn, makeSure } from './keep.ts';
import { begin, decide, type Turn } from './play.ts';
import { isFull } from './seating.ts';
import type { Table, TableValue } from './table.ts';

/** A move by whoever acts for a seat: decided, made durable, shown; answered with the new version. */
export async function act(table: Table, seat: Seat, action: AnyAction, intent: string | null): Promise<Result<number, string>> {
  const { play } = table.value;
  if (play === null) return refused('not-playing');
  const decided = decide(play, seat, action, table.house.source);
  if (!decided.ok) return decided;
  if (!(await keepTurn(table, decided.value, intent))) return refused('halted');
  await reveal(table, decided.value);
  return accepted(decided.value.play.match.version);
}

/** A new match with those who sit at the table. */
export async function start(table: Table): Promise<Result<null, TableRefusal>> {
  const { seating, round } = table.value;
  if (!isFull(seating)) return refused('seats-empty');
  const match = startMatch(table.game, table.options, seating.seats.length);
  const turn = begin(table.newMatchId(), match, table.house.source);
  const begun: TableValue = { ...table.value, phase: 'playing', round: round + 1, play: turn.play, record: '' };
  if (!(await keepTurn(table, turn, null)) || !(await keepTable(table, begun))) {
    table.unsure = false; // Nobody knows of these steps; the next start is another match.
    return refused('halted');
  }
  table.value = begun;
  await reveal(table, turn);
  return accepted(null);
}

/** Shows what the archive had and the table did not know of. */
export async function catchUp(table: Table): Promise<boolean> {
  if (!table.unsure) return true;
  if (!(await makeSure(table))) return false;
  if (table.value.play !== null) await reveal(table, { play: table.value.play, steps: [] });
  return true;
}

async function reveal(table: Table, { play }: Turn): Promise<void> {
  const over = play.outcome !== null;
  const record = over ? await keepRecord(table, play) : '';
  table.value = { ...table.value, play, phase: over ? 'over' : 'playing', record };
  table.show(table.value);
}
