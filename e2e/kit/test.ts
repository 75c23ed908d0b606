import { type BrowserContextOptions, test as base, devices, expect, type Page } from '@playwright/test';
import { seedOf } from '../../packages/shared/src/testing/deal-from-seed.ts';
import { PICTURES } from './check-screen.ts';
import type { FormValues } from './fill-form.ts';
import { byMouse, type InputDevice } from './input-device.ts';
import { collectPageErrors, listenForErrors, type PageErrors } from './page-errors.ts';
import { openPages, type PagePool } from './pages.ts';
import { paintNothing } from './painted.ts';
import { type NamedGame, type Person, personAt } from './person.ts';
import { MAIN_PROGRAM, type ServerSetup, startServer, type TestServer } from './test-server.ts';

export { expect };

type People<Names extends readonly string[]> = Readonly<{ [Index in keyof Names]: Person }>;

export interface TableFixtures extends ServerSetup {
  /** `true` if the test needs a server that no other test uses, because it kills the server or sees the tables of other tests. */
  readonly ownServer: boolean;
  /** `true` if gradients, shadows and filters are painted. Without a graphics card they take a third of the cost of a page. */
  readonly paintsBackgrounds: boolean;
  /** `true` if cards are painted. Without a graphics card they take a sixth of the cost of a page. */
  readonly paintsCards: boolean;
  /** `true` if the sound is on at first. Making and mixing sounds takes a seventh of the cost of a page. */
  readonly playsSounds: boolean;
  readonly server: TestServer;
  readonly pageErrors: PageErrors;
  readonly visitor: (name: string, kind?: BrowserContextOptions, device?: InputDevice) => Promise<Person>;
  /** Opens a page of its own for each person. */
  readonly visitors: <const Names extends readonly string[]>(...names: Names) => Promise<People<Names>>;
  /** Opens pages for people, of whom the first one makes a table and the others sit down. Returns the link as well. */
  readonly gathers: <const Names extends readonly string[]>(
    names: Names,
    game: NamedGame,
    values?: FormValues,
  ) => Promise<readonly [people: People<Names>, link: string]>;
}

interface WorkerServers {
  /** Returns the server for a setup. All tests of this worker share it. */
  readonly sharedServer: (setup: ServerSetup) => Promise<TestServer>;
  /** Starts a server for one test. Servers of one program have one port after the other, so that tests can share pages. */
  readonly startOwn: (setup: ServerSetup) => Promise<TestServer>;
  readonly pages: PagePool;
}

/** A test at a table. It also fails if any of its browsers reports an error. */
export const test = base.extend<TableFixtures, WorkerServers>({
  botPace: [0, { option: true }],
  program: [MAIN_PROGRAM, { option: true }],
  // A page may take longer to load on a busy machine than an impatient table would wait for its player.
  graceSeconds: [60, { option: true }],
  clockSpeed: [1, { option: true }],
  ownServer: [false, { option: true }],
  paintsBackgrounds: [PICTURES, { option: true }],
  paintsCards: [PICTURES, { option: true }],
  playsSounds: [false, { option: true }],
  sharedServer: [
    async ({ browserName: _ }, use) => {
      const servers = new Map<string, Promise<TestServer>>();
      await use((setup) => {
        const key = JSON.stringify(setup);
        const server = servers.get(key) ?? startServer(setup);
        servers.set(key, server);
        return server;
      });
      await Promise.all([...servers.values()].map(async (server) => (await server).close()));
    },
    { scope: 'worker' },
  ],
  startOwn: [
    async ({ browserName: _ }, use) => {
      const ports = new Map<string, string>();
      await use(async (setup) => {
        const key = JSON.stringify(setup.program);
        const server = await startServer(setup, ports.get(key));
        ports.set(key, new URL(server.address).port);
        return server;
      });
    },
    { scope: 'worker' },
  ],
  pages: [async ({ browser }, use) => use(openPages(browser, listenForErrors)), { scope: 'worker' }],
  server: async (
    { program, botPace, graceSeconds, clockSpeed, ownServer, sharedServer, startOwn },
    use,
    { titlePath, repeatEachIndex },
  ) => {
    const setup = { program, botPace, graceSeconds, clockSpeed };
    const server = ownServer ? await startOwn(setup) : await sharedServer(setup);
    await server.seed(seedOf(repeatEachIndex === 0 ? titlePath : [...titlePath, String(repeatEachIndex)]));
    await use(ownServer ? server : asShared(server));
    if (ownServer) await server.close();
  },
  pageErrors: async ({ browserName: _ }, use) => {
    const pageErrors = collectPageErrors();
    await use(pageErrors);
    expect(pageErrors.found).toEqual([]);
  },
  visitor: async ({ server, pages, paintsBackgrounds, paintsCards, playsSounds, pageErrors }, use) => {
    const taken: Page[] = [];
    const omitted = [
      ...(paintsBackgrounds ? [] : [paintPlainBackgrounds]),
      ...(paintsCards ? [] : [paintNoCards]),
      ...(paintsBackgrounds || paintsCards ? [] : [paintNothing]),
      ...(playsSounds ? [] : [muteSounds]),
    ];
    await use(async (name, kind = {}, device = byMouse) => {
      const options = { ...AT_A_DESK, baseURL: server.address, ...kind };
      const page = await pages.take(options, [...omitted, shuffleAlike, ...(kind === NEWCOMER ? [] : [skipCoaching])]);
      taken.push(page);
      pageErrors.watch(page.context());
      return personAt(page, name, device);
    });
    await Promise.all(taken.map((page) => pages.release(page)));
  },
  visitors: ({ visitor }, use) =>
    use(async (...names) => (await Promise.all(names.map((name) => visitor(name)))) as unknown as People<typeof names>),
  gathers: ({ visitors }, use) =>
    use(async (names, game, values) => {
      const people = await visitors(...names);
      const [host, ...guests]: readonly Person[] = people;
      if (host === undefined) throw new Error('a table needs a host');
      const link = await host.makesTable(game, values);
      for (const guest of guests) await guest.opensLink(link);
      return [people as People<typeof names>, link];
    }),
});

/** Returns a server that throws on `kill` and similar calls, because other tests use it afterwards. */
function asShared(server: TestServer): TestServer {
  const forbidden = (): never => {
    throw new Error('this test needs a server of its own: test.use({ ownServer: true })');
  };
  return { ...server, signal: forbidden, kill: forbidden, restart: forbidden, close: forbidden };
}

/** The default options. Most tests need no animation, and only one file needs the service worker. */
const AT_A_DESK: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  serviceWorkers: 'block',
};

/** Runs in the page. Removes background images, shadows and filters, and keeps colours, so axe still checks the contrast. */
function paintPlainBackgrounds(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { background-image: none !important; box-shadow: none !important; filter: none !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Runs in the page. Pictures are neither decoded nor drawn, and the canvas is hidden; everything else that the page does is as it was.
 */
function paintNoCards(): void {
  class Blank {
    readonly decode = (): Promise<void> => Promise.resolve();
  }
  Object.assign(window, { Image: Blank });
  const pen = CanvasRenderingContext2D.prototype;
  for (const method of ['clearRect', 'drawImage', 'fill', 'fillRect', 'stroke'] as const) pen[method] = () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('canvas { visibility: hidden !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page. The sound is off until a test turns it on. */
function muteSounds(): void {
  if (location.protocol === 'http:')
    localStorage.setItem('hundredfold.sound', localStorage.getItem('hundredfold.sound') ?? 'off');
}

/** Runs in the page. The part of a browser in a shuffle is always the same, so that a test has the same cards in every run. */
function shuffleAlike(): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof Uint8Array && array.length === 32 ? array.fill(7) : draw(array));
}

/** Runs in the page. Visitors know the games, so the tips of a first game are off. */
function skipCoaching(): void {
  if (location.protocol === 'http:')
    localStorage.setItem('hundredfold.coach', localStorage.getItem('hundredfold.coach') ?? 'none');
}

/** The options for a visitor who has never played, and therefore sees the tips. No other object stands for such a visitor. */
export const NEWCOMER: BrowserContextOptions = {};

export const SHORT_GRACE_SECONDS = 3;

export const PHONE = phone('iPhone 13');
export const PHONE_LYING = phone('iPhone 13 landscape');

function phone(model: 'iPhone 13' | 'iPhone 13 landscape'): BrowserContextOptions {
  const { defaultBrowserType: _, ...kind } = devices[model];
  return kind;
}
