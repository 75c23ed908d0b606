import { type BrowserContextOptions, test as base, devices, expect } from '@playwright/test';
import { seedOf } from '../packages/shared/src/testing/same-cards.ts';
import { byMouse, type Hands } from './hands.ts';
import { type House, MAIN, openHouse, type Program } from './house.ts';
import { type Person, personAt } from './person.ts';
import { noTroubles, type Troubles } from './troubles.ts';

export { expect };

export interface Scene {
  /** Milliseconds for which a bot thinks. */
  readonly botPace: number;
  readonly program: Program;
  readonly house: House;
  readonly troubles: Troubles;
  /** Somebody with a browser of their own. */
  readonly visitor: (name: string, kind?: BrowserContextOptions, hands?: Hands) => Promise<Person>;
}

/** A scene at a table. It fails, too, when any browser in it found something to complain about. */
export const test = base.extend<Scene>({
  botPace: [0, { option: true }],
  program: [MAIN, { option: true }],
  house: async ({ botPace, program }, use, { titlePath }) => {
    const house = await openHouse(botPace, program, seedOf(titlePath));
    await use(house);
    await house.close();
  },
  troubles: async ({ browserName: _ }, use) => {
    const troubles = noTroubles();
    await use(troubles);
    expect(troubles.found).toEqual([]);
  },
  visitor: async ({ browser, house, troubles }, use) => {
    const contexts = new Set<{ close(): Promise<void> }>();
    await use(async (name, kind = {}, hands = byMouse) => {
      const context = await browser.newContext({
        ...AT_A_DESK,
        baseURL: house.address,
        storageState: uncoached(house.address),
        ...kind,
      });
      contexts.add(context);
      await troubles.watch(context);
      return personAt(await context.newPage(), name, hands);
    });
    await Promise.all([...contexts].map((context) => context.close()));
  },
});

/** Most scenes are about what happens, not about how it moves, and none but one about what the browser keeps of the house. */
const AT_A_DESK: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  serviceWorkers: 'block',
};

/** Whoever comes here knows the games: nothing is said to them that a first game alone has. */
function uncoached(origin: string): NonNullable<BrowserContextOptions['storageState']> {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'hundredfold.coach', value: 'none' }] }] };
}

/** Somebody for whom every game is the first of its kind. */
export const NEWCOMER: BrowserContextOptions = { storageState: { cookies: [], origins: [] } };

export const PHONE = phone('iPhone 13');
export const PHONE_LYING = phone('iPhone 13 landscape');

function phone(model: 'iPhone 13' | 'iPhone 13 landscape'): BrowserContextOptions {
  const { defaultBrowserType: _, ...kind } = devices[model];
  return kind;
}
