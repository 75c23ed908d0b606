import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from '@playwright/test';

/** Methods whose effect cannot be undone. The page of a test that has called one of them is closed after it. */
const LASTING = ['emulateMedia', 'exposeBinding', 'exposeFunction'] as const;
const LASTING_IN_CONTEXT = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'once',
  'route',
] as const;

/** A function without arguments that runs in each document of a page before anything else. */
export type PageScript = () => void;

/** Pages of one browser that several tests use, one after the other. A used page costs half as much time as a new one. */
export interface PagePool {
  /** Returns a page with these options and scripts, and with nothing that another test has stored or changed. */
  take(options: BrowserContextOptions, scripts?: readonly PageScript[]): Promise<Page>;
  /** Undoes what the test has changed, and keeps the page for the next one. Closes it if that is not possible. */
  release(page: Page): Promise<void>;
}

interface Pooled {
  readonly options: BrowserContextOptions;
  readonly undo: (() => Promise<unknown> | unknown)[];
  isChangedForGood: boolean;
}

/** `prepare` is called once for each context, before its first test. */
export function openPages(browser: Browser, prepare: (context: BrowserContext) => Promise<void>): PagePool {
  const idle = new Map<string, Page[]>();
  const pooled = new WeakMap<Page, Pooled>();

  async function open(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await prepare(context);
    const goto = page.goto.bind(page);
    // Playwright would leave out the path of the base address.
    page.goto = (url, given) => goto(url.startsWith('/') ? `${options.baseURL ?? ''}${url}` : url, given);
    const entry: Pooled = { options, undo: [], isChangedForGood: false };
    pooled.set(page, entry);
    noteCalls(page, entry);
    return page;
  }

  return {
    async take(options, scripts = []) {
      const page = idle.get(JSON.stringify(options))?.pop() ?? (await open(options));
      for (const script of scripts) await page.addInitScript(script);
      return page;
    },
    async release(page) {
      const entry = pooled.get(page);
      if (entry === undefined || entry.isChangedForGood || page.isClosed()) return page.context().close();
      for (const undo of entry.undo.splice(0)) await undo();
      await closeOthers(page);
      await forgetAll(page, entry.options);
      const key = JSON.stringify(entry.options);
      idle.set(key, [...(idle.get(key) ?? []), page]);
    },
  };
}

/** Notes what a test changes of a page and its context. The prototypes stay unchanged. */
function noteCalls(page: Page, entry: Pooled): void {
  const changeForGood = (): void => {
    entry.isChangedForGood = true;
  };
  const context = page.context();
  for (const name of LASTING) replace(page, name, changeForGood);
  for (const name of LASTING_IN_CONTEXT) replace(context, name, changeForGood);
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get() {
      changeForGood();
      return clock;
    },
  });
  replace(page, 'addInitScript', (added) => entry.undo.push(async () => (await (added as Promise<Disposable>)).dispose()));
  for (const name of ['on', 'once'] as const) {
    replace(page, name, (_, event, listener) => entry.undo.push(() => page.off(event as 'load', listener as () => void)));
  }
  const { setOffline } = context;
  replace(context, 'setOffline', () => entry.undo.push(() => setOffline.call(context, false)));
}

/** Calls `note` with the result and the arguments after each call of a method. */
function replace<Target extends object>(
  target: Target,
  name: keyof Target & string,
  note: (result: unknown, ...given: readonly unknown[]) => void,
): void {
  const method = target[name] as (...given: unknown[]) => unknown;
  Object.assign(target, {
    [name](...given: unknown[]) {
      const result = method.apply(target, given);
      note(result, ...given);
      return result;
    },
  });
}

async function closeOthers(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
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
