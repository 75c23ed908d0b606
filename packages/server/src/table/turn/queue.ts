import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Queue, Table } from '../state/table.ts';
import { halt } from './halt.ts';

export function serialQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = () => task();
    const done = last.then(turn, turn);
    last = done;
    return done;
  };
}

/**
 * Runs one task at the table after the earlier ones, and then updates the timers. A bug halts this table only; the stored match
 * reproduces it (`ops/failing-step.ts`).
 */
export function enqueue<Value>(
  table: Table,
  about: object,
  task: () => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> {
  return table.queue(async () => {
    if (table.isClosed) return refused('other-game');
    try {
      const answer = await task();
      table.syncTimers();
      return answer;
    } catch (error) {
      halt(table, about, error);
      return refused('halted');
    }
  });
}
