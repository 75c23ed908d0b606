/** What the archive asks of its thread. Bodies cross as JSON text, which is what the store keeps. */
export type StoreRequest =
  | { readonly ask: 'save-table'; readonly code: string; readonly body: string; readonly people: readonly string[] }
  | { readonly ask: 'load-table'; readonly code: string }
  | { readonly ask: 'tables-of'; readonly person: string }
  | { readonly ask: 'latest-tables-of'; readonly person: string; readonly since: number }
  | { readonly ask: 'append'; readonly match: string; readonly version: number; readonly steps: readonly StepRow[] }
  | { readonly ask: 'steps'; readonly match: string }
  | { readonly ask: 'finish'; readonly match: string; readonly body: string }
  | { readonly ask: 'record'; readonly match: string }
  | { readonly ask: 'report'; readonly id: string; readonly body: string }
  | { readonly ask: 'reports' }
  | { readonly ask: 'forget-reports'; readonly person: string };

export interface StepRow {
  readonly body: string;
  readonly intent: string | null;
}

/** `failed` says why; nothing of the request has happened then. */
export type StoreAnswer =
  | { readonly value: string | null | readonly string[] | readonly StepRow[] }
  | { readonly failed: string };

/** From the archive to its thread. */
export type ToThread = { readonly id: number; readonly request: StoreRequest } | { readonly id: number; readonly close: true };

/** From the thread: the answer to a request, or, under no id, how opening the store went. */
export interface FromThread {
  readonly id: number | null;
  readonly answer: StoreAnswer;
}
