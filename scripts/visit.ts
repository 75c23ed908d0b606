import { type Browser, chromium } from '@playwright/test';
import { MAIN, openHouse } from '../e2e/house.ts';
import { findBrowser } from './browser.ts';

/** A house, and the browser in which it is looked at. */
export interface Visit {
  readonly address: string;
  readonly browser: Browser;
}

interface Manner {
  /** Milliseconds for which a bot thinks; none if left out. */
  readonly botPace?: number;
  /** From which the cards come; if left out, they are what they are. */
  readonly seed?: number;
}

/** Opens both, and closes them again however the visit ends. */
export async function visit(look: (visit: Visit) => Promise<void>, { botPace = 0, seed }: Manner = {}): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chromium: run `pnpm browser`.');
  const house = await openHouse(botPace, MAIN);
  if (seed !== undefined) await house.seed(seed);
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
  try {
    await look({ address: house.address, browser });
  } finally {
    await browser.close();
    await house.close();
  }
}
