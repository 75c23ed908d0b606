import type { SqlRows, Statement } from '../sql/sql-work.ts';

/** A request from the storage to its thread: statements, and whether they write. Tuples cross between threads faster than objects. */
export type StorageRequest = readonly [writes: boolean, statements: readonly Statement[]];

/** The rows of each statement of a request. If it failed, `failed` is the reason, and nothing of the request was stored. */
export type StorageAnswer = { readonly rows: readonly SqlRows[] } | { readonly failed: string };

export type StorageWorkerRequest = readonly [id: number, request: StorageRequest | 'close'];

/**
 * All requests of one turn of the event loop, in order. They are sent together, because a message to another thread costs more
 * than its content.
 */
export type ToWorker = readonly StorageWorkerRequest[];

export type FromWorker = readonly (readonly [id: number, answer: StorageAnswer])[] | { readonly unopened: string };

/** Collects items until the current turn of the event loop ends, and passes them on as one group. */
export function batch<Item>(handle: (group: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  return (item) => {
    waiting.push(item);
    if (waiting.length > 1) return;
    setImmediate(() => {
      const group = waiting;
      waiting = [];
      handle(group);
    });
  };
}
