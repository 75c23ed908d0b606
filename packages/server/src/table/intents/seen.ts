import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { setValue } from '../runtime/commit.ts';
import type { Table } from '../state/table.ts';

/** Records that a client shows the table of this match. From now on the clock of its player runs normally. */
export function markTableSeen(table: Table, number: number): Result<null, TableRefusal> {
  if (table.value.phase !== 'playing') return refused('not-playing');
  const { seen } = table.times;
  if (seen.includes(number)) return accepted(null);
  table.times = { ...table.times, seen: [...seen, number] };
  setValue(table, table.value);
  return accepted(null);
}
