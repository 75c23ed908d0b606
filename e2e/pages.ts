import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Methods that change a page or its context for good. Such a page is closed after the test. */
const LASTING = [
  'addInitScript',
  'close',
  'context',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'route',
] as const;

/** Pages of one browser that several tests use, one after the other. A used page costs half as much time as a new one. */
export interface PagePool {
  /** Returns a page with these options and without stored data. A new page is prepared by `prepare`, which belongs to its variant. */
  take(options: BrowserContextOptions, variant: string, prepare: (page: Page) => Promise<void>): Promise<Page>;
  /** Keeps a page for the next test, or closes it. */
  release(page: Page): Promise<void>;
}

interface Pooled {
  readonly key: string;
  readonly options: BrowserContextOptions;
  isChanged: boolean;
}

export function openPages(browser: Browser): PagePool {
  const idle = new Map<string, Page[]>();
  const pooled = new WeakMap<Page, Pooled>();

  async function open(options: BrowserContextOptions, key: string, prepare: (page: Page) => Promise<void>): Promise<Page> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await prepare(page);
    const entry: Pooled = { key, options, isChanged: false };
    pooled.set(page, entry);
    noteChanges(page, () => {
      entry.isChanged = true;
    });
    return page;
  }

  return {
    async take(options, variant, prepare) {
      const key = JSON.stringify([options, variant]);
      return idle.get(key)?.pop() ?? open(options, key, prepare);
    },
    async release(page) {
      const entry = pooled.get(page);
      if (entry === undefined || entry.isChanged || page.isClosed()) return close(page);
      await forgetAll(page, entry.options);
      idle.set(entry.key, [...(idle.get(entry.key) ?? []), page]);
    },
  };
}

/** Calls `tell` when a test calls a method that changes the page for good. The prototypes stay unchanged. */
function noteChanges(page: Page, tell: () => void): void {
  for (const name of LASTING) {
    const method = page[name] as (...given: unknown[]) => unknown;
    Object.assign(page, {
      [name](...given: unknown[]) {
        tell();
        return method.apply(page, given);
      },
    });
  }
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get() {
      tell();
      return clock;
    },
  });
}

async function close(page: Page): Promise<void> {
  await contextOf(page).close();
}

/** Returns the context of a page. This access does not count as a change. */
export function contextOf(page: Page): ReturnType<Page['context']> {
  return Object.getPrototypeOf(page).context.call(page);
}

async function forgetAll(page: Page, { baseURL: origin = '', viewport }: BrowserContextOptions): Promise<void> {
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined); // A page that was set by `setContent` has no session storage.
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  if (viewport != null) await page.setViewportSize(viewport);
  const session = await contextOf(page).newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await contextOf(page).clearCookies();
}
