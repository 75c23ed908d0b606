import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Methods that change a page for good. Such a page is closed after the test. */
const LASTING = ['addInitScript', 'close', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'on', 'once'] as const;

/** Methods that change a context for good. The page of such a context is closed, too. */
const LASTING_IN_CONTEXT = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'once',
  'route',
  'setOffline',
] as const;

/** Pages of one browser that several tests use, one after the other. A used page costs half as much time as a new one. */
export interface PagePool {
  /** Returns a page with these options, and without stored data and routes. `prepare` prepares a new page, and belongs to its variant. */
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
    const change = (): void => {
      entry.isChanged = true;
    };
    context.once('page', change); // A second window.
    noteCalls(page, LASTING, change);
    noteCalls(context, LASTING_IN_CONTEXT, change);
    noteClock(page, change);
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

/** Calls `tell` when a test calls one of these methods. The prototypes stay unchanged. */
function noteCalls<Target extends Page | BrowserContext>(
  target: Target,
  methods: readonly (keyof Target & string)[],
  tell: () => void,
): void {
  for (const name of methods) {
    const method = target[name] as (...given: unknown[]) => unknown;
    Object.assign(target, {
      [name](...given: unknown[]) {
        tell();
        return method.apply(target, given);
      },
    });
  }
}

function noteClock(page: Page, tell: () => void): void {
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get() {
      tell();
      return clock;
    },
  });
}

async function close(page: Page): Promise<void> {
  await page.context().close();
}

async function forgetAll(page: Page, { baseURL: origin = '', viewport }: BrowserContextOptions): Promise<void> {
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined); // A page that was set by `setContent` has no session storage.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  if (viewport != null) await page.setViewportSize(viewport);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.context().clearCookies();
}
