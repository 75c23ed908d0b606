import type { RetentionTimes, StoredSight } from '../archive.ts';
import type { ReportRow, ResultRow, StepRow, TableRow } from '../rows.ts';

/** A request from the storage to its thread. Bodies are JSON text, as they are stored. */
export type StoreRequest =
  | { readonly ask: 'save-table'; readonly table: TableRow }
  | { readonly ask: 'add-sights'; readonly code: string; readonly sights: readonly StoredSight[] }
  | { readonly ask: 'load-table'; readonly code: string }
  | { readonly ask: 'sights-at'; readonly code: string }
  | { readonly ask: 'tables-of'; readonly person: string }
  | { readonly ask: 'latest-tables-of'; readonly person: string; readonly since: number }
  | {
      readonly ask: 'append';
      readonly match: string;
      readonly version: number;
      readonly steps: readonly StepRow[];
      readonly results: readonly ResultRow[];
    }
  | { readonly ask: 'steps'; readonly match: string }
  | { readonly ask: 'finish'; readonly match: string; readonly body: string }
  | { readonly ask: 'record'; readonly match: string }
  | { readonly ask: 'results-of'; readonly person: string }
  | { readonly ask: 'results-at'; readonly match: string }
  | { readonly ask: 'forget-results'; readonly person: string }
  | { readonly ask: 'report'; readonly report: ReportRow }
  | { readonly ask: 'reports'; readonly latest: number; readonly newer: number }
  | { readonly ask: 'forget-reports'; readonly person: string }
  | { readonly ask: 'block'; readonly person: string; readonly name: string; readonly at: string }
  | { readonly ask: 'unblock'; readonly person: string }
  | { readonly ask: 'blocked' }
  | { readonly ask: 'touch'; readonly codes: readonly string[] }
  | { readonly ask: 'sweep'; readonly terms: RetentionTimes; readonly now: number }
  | { readonly ask: 'drop-table'; readonly code: string }
  | { readonly ask: 'size' };

/** The answer to a request. If it failed, `failed` is the reason, and nothing of the request was stored. */
export type StoreAnswer =
  | { readonly value: string | number | null | readonly string[] | readonly StepRow[] }
  | { readonly failed: string };

export type StoreWorkerRequest =
  | { readonly id: number; readonly request: StoreRequest }
  | { readonly id: number; readonly close: true };

export interface StoreWorkerResponse {
  readonly id: number;
  readonly answer: StoreAnswer;
}

/** The reason why the database could not be opened. */
export interface StoreOpenFailed {
  readonly unopened: string;
}

/**
 * All requests of one turn of the event loop, in order. They are sent together, because a message to another thread costs more
 * than its content.
 */
export type ToStoreWorker = readonly StoreWorkerRequest[];

/** The answers that are sent together. */
export type FromStoreWorker = readonly (StoreWorkerResponse | StoreOpenFailed)[];

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
