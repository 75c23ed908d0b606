import type { SqlRows, Statement } from '../sql/sql-work.ts';

/** Statements for the thread, and whether they write. Tuples cross between threads faster than objects. */
export type StorageRequest = readonly [writes: boolean, statements: readonly Statement[]];

/** The rows of each statement. If the request failed, `failed` is the reason, and nothing of it was stored. */
export type StorageAnswer = { readonly rows: readonly SqlRows[] } | { readonly failed: string };

export type StorageWorkerRequest = readonly [id: number, request: StorageRequest | 'close'];

/** Requests in order. They are sent together, because a message to another thread costs more than its content. */
export type ToWorker = readonly StorageWorkerRequest[];

export type FromWorker = readonly (readonly [id: number, answer: StorageAnswer])[] | { readonly unopened: string };

/** Collects items from the first one until the time that `defer` waits for, and passes them on as one group. */
export function batch<Item>(
  defer: (work: () => void) => unknown,
  handle: (group: readonly Item[]) => void,
): (item: Item) => void {
  let waiting: Item[] = [];
  return (item) => {
    waiting.push(item);
    if (waiting.length > 1) return;
    defer(() => {
      const group = waiting;
      waiting = [];
      handle(group);
    });
  };
}
