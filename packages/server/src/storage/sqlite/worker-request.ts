import type { RetentionTimes, StoredSight } from '../archive.ts';
import type { ReportRow, ResultRow, StepRow, TableRow } from '../rows.ts';

/** What the archive asks of its thread. Bodies cross as JSON text, which is what the store keeps. */
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

/** `failed` says why; nothing of the request has happened then. */
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

/** Why the store could not be opened. */
export interface StoreOpenFailed {
  readonly unopened: string;
}

/** What was asked in one turn of the event loop, in order: a message to another thread costs more than what is in it. */
export type ToStoreWorker = readonly StoreWorkerRequest[];

/** What was answered at once. */
export type FromStoreWorker = readonly (StoreWorkerResponse | StoreOpenFailed)[];

/** Collects what arrives until the present turn of the event loop is over, and hands it on as one group. */
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
