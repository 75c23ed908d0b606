import { type BrowserContextOptions, test as base, devices, expect, type Page } from '@playwright/test';
import { seedOf } from '../packages/shared/src/testing/same-cards.ts';
import { byMouse, type Hands } from './hands.ts';
import { type House, MAIN, openHouse, type Program } from './house.ts';
import { PICTURES } from './look.ts';
import { contextOf, openPages, type PagePool } from './pages.ts';
import { type Person, personAt } from './person.ts';
import { noTroubles, type Troubles } from './troubles.ts';

export { expect };

export interface Scene {
  /** The time that a bot thinks, in milliseconds. */
  readonly botPace: number;
  readonly program: Program;
  /** `true` if the test needs a server that no other test uses, because it kills the server or sees the tables of other tests. */
  readonly ownServer: boolean;
  /** `true` if backgrounds are painted. Gradients take a third of the cost of a page without a graphics card. */
  readonly paintsBackgrounds: boolean;
  readonly house: House;
  readonly troubles: Troubles;
  /** Opens a page of its own for a person. */
  readonly visitor: (name: string, kind?: BrowserContextOptions, hands?: Hands) => Promise<Person>;
}

interface WorkerServers {
  /** Returns the server for a program and a bot pace. All tests of this worker share it. */
  readonly sharedServer: (botPace: number, program: Program) => Promise<House>;
  readonly pages: PagePool;
}

/** A test at a table. It also fails if any of its browsers reports an error. */
export const test = base.extend<Scene, WorkerServers>({
  botPace: [0, { option: true }],
  program: [MAIN, { option: true }],
  ownServer: [false, { option: true }],
  paintsBackgrounds: [PICTURES, { option: true }],
  sharedServer: [
    async ({ browserName: _ }, use) => {
      const servers = new Map<string, Promise<House>>();
      await use((botPace, program) => {
        const key = JSON.stringify([botPace, program]);
        const server = servers.get(key) ?? openHouse(botPace, program);
        servers.set(key, server);
        return server;
      });
      await Promise.all([...servers.values()].map(async (server) => (await server).close()));
    },
    { scope: 'worker' },
  ],
  pages: [async ({ browser }, use) => use(openPages(browser)), { scope: 'worker' }],
  house: async ({ botPace, program, ownServer, sharedServer }, use, { titlePath }) => {
    const house = ownServer ? await openHouse(botPace, program) : await sharedServer(botPace, program);
    await house.seed(seedOf(titlePath));
    await use(ownServer ? house : asShared(house));
    if (ownServer) await house.close();
  },
  troubles: async ({ browserName: _ }, use) => {
    const troubles = noTroubles();
    await use(troubles);
    expect(troubles.found).toEqual([]);
  },
  visitor: async ({ house, pages, paintsBackgrounds, troubles }, use) => {
    const taken: Page[] = [];
    await use(async (name, kind = {}, hands = byMouse) => {
      const options = { ...AT_A_DESK, baseURL: house.address, ...kind };
      const variant = `${paintsBackgrounds} ${kind === NEWCOMER}`;
      const page = await pages.take(options, variant, async (fresh) => {
        if (!paintsBackgrounds) await fresh.addInitScript(paintPlainBackgrounds);
        if (kind !== NEWCOMER) await fresh.addInitScript(skipCoaching);
      });
      taken.push(page);
      await troubles.watch(contextOf(page));
      return personAt(page, name, hands);
    });
    await Promise.all(taken.map((page) => pages.release(page)));
  },
});

/** Returns a server that throws on `kill` and similar calls, because other tests use it afterwards. */
function asShared(house: House): House {
  const forbidden = (): never => {
    throw new Error('this test needs a server of its own: test.use({ ownServer: true })');
  };
  return { ...house, signal: forbidden, kill: forbidden, reopen: forbidden, close: forbidden };
}

/** The default options. Most tests need no animation, and only one file needs the service worker. */
const AT_A_DESK: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  serviceWorkers: 'block',
};

/** Runs in the page. Removes background images and keeps colours, so axe still checks the contrast. */
function paintPlainBackgrounds(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { background-image: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page. Visitors know the games, so the tips of a first game are off. */
function skipCoaching(): void {
  if (location.protocol === 'http:')
    localStorage.setItem('hundredfold.coach', localStorage.getItem('hundredfold.coach') ?? 'none');
}

/** The options for a visitor who has never played, and therefore sees the tips. */
export const NEWCOMER: BrowserContextOptions = { storageState: { cookies: [], origins: [] } };

export const PHONE = phone('iPhone 13');
export const PHONE_LYING = phone('iPhone 13 landscape');

function phone(model: 'iPhone 13' | 'iPhone 13 landscape'): BrowserContextOptions {
  const { defaultBrowserType: _, ...kind } = devices[model];
  return kind;
}
