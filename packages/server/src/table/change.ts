import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import { keepTable } from './keep.ts';
import type { Table, TableValue } from './table.ts';

/** The one way in which the value of a table changes. What must outlive the process has been kept by now. */
export function become(table: Table, value: TableValue): void {
  table.value = value;
  for (const screen of table.screens) screen.show(value);
}

/** Changes something about the table itself; where it cannot be kept, nothing is changed, or it is shown all the same. */
export async function change(table: Table, value: TableValue, unkept: 'dropped' | 'shown'): Promise<Result<null, 'halted'>> {
  const kept = await keepTable(table, value);
  if (!kept.ok && unkept === 'dropped') return kept;
  become(table, value);
  return accepted(null);
}
