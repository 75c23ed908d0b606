import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { keepTable } from './keep.ts';
import { playOf, type Queue, soundValue, type Table, type TableValue } from './table.ts';

export function serialQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}

/**
 * Runs one task at the table after those that came before it, and starts the timers that follow from it.
 * A bug stops this table alone; `about` and the match in the archive reproduce it.
 */
export function run<Value>(
  table: Table,
  about: object,
  task: () => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> {
  return table.queue(async () => {
    try {
      const answer = await task();
      table.tend();
      return answer;
    } catch (error) {
      halt(table, about, error);
      return refused('halted');
    }
  });
}

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

/** Stops the table; it is tried again when it is next brought up from the archive. */
export function halt(table: Table, about: object, error: unknown): void {
  const { value } = table;
  const play = playOf(value);
  const where = { table: table.code, game: table.game.id, match: play?.id ?? null, version: play?.match.version ?? 0 };
  table.house.count('halted');
  table.house.log.error({ err: error, ...where, about }, 'a bug: the table is halted');
  const { seating, open, round } = value;
  try {
    become(table, { seating, open, round, phase: 'halted', before: soundValue(value) });
  } catch (again) {
    table.house.log.error({ err: again, ...where }, 'a halted table cannot be shown');
  }
  table.tend();
}
