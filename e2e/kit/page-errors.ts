import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    notePageError(what: string): void;
  }
}

export interface PageErrors {
  readonly found: readonly string[];
  /** Starts to note the errors in the pages of a context here and nowhere else, once `listenForErrors` was called for it. */
  watch(context: BrowserContext): void;
  expectKind(kind: RegExp): void;
}

/** The errors of pages whose server has stopped, even in the middle of a request. */
export const SERVER_STOPPED = /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE|WebSocket/;

/** The current note function of each context, because several tests use the same page one after the other. */
const notes = new WeakMap<BrowserContext, (what: string) => void>();

/** Listens for the errors in the pages of a new context. They belong to the test that watches it at the time. */
export async function listenForErrors(context: BrowserContext): Promise<void> {
  const note = (what: string): void => notes.get(context)?.(what);
  await context.exposeBinding('notePageError', (_, what: string) => note(what));
  await context.addInitScript(watchPolicy);
  for (const each of context.pages()) listen(each, note);
  context.on('page', (each) => listen(each, note));
}

export function collectPageErrors(): PageErrors {
  const found: string[] = [];
  const expected: RegExp[] = [];
  const note = (what: string): void => {
    if (!expected.some((kind) => kind.test(what))) found.push(what);
  };
  return {
    found,
    expectKind: (kind) => void expected.push(kind),
    watch: (context) => void notes.set(context, note),
  };
}

function listen(page: Page, note: (what: string) => void): void {
  page.on('pageerror', (error) => note(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('crash', () => note(`the page crashed: ${page.url()}`));
}

function watchPolicy(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.notePageError(`content policy: ${violatedDirective} ${blockedURI}`),
  );
}
