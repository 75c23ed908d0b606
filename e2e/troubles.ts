import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    noteTrouble(what: string): void;
  }
}

/** What went wrong in the browsers of one scene that nobody expected. */
export interface Troubles {
  readonly found: readonly string[];
  watch(context: BrowserContext): Promise<void>;
  /** From now on errors of this kind are part of the scene. */
  expectSome(kind: RegExp): void;
}

/** What pages say of a server that is gone, also of one that goes while they ask it something. */
export const SERVER_GONE = /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE|WebSocket/;

export function noTroubles(): Troubles {
  const found: string[] = [];
  const expected: RegExp[] = [];
  const note = (what: string): void => {
    if (!expected.some((kind) => kind.test(what))) found.push(what);
  };
  return {
    found,
    expectSome: (kind) => void expected.push(kind),
    async watch(context) {
      await context.exposeBinding('noteTrouble', (_, what: string) => note(what));
      await context.addInitScript(watchPolicy);
      context.on('page', (page) => listen(page, note));
    },
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
    window.noteTrouble(`content policy: ${violatedDirective} ${blockedURI}`),
  );
}
