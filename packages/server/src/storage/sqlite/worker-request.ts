import type { OperationName, StorageInput } from '../game-storage.ts';

/** A request from the storage to its thread: an operation with its input. Tuples cross between threads faster than objects. */
export type StorageRequest<Names extends OperationName = OperationName> = {
  readonly [Name in Names]: readonly [name: Name, input: StorageInput<Name>];
}[Names];

/** The answer to a request. If it failed, `failed` is the reason, and nothing of the request was stored. */
export type StorageAnswer = { readonly value: unknown } | { readonly failed: string };

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
