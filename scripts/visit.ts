import { type Browser, chromium } from '@playwright/test';
import { MAIN, openHouse } from '../e2e/house.ts';
import { findBrowser } from './browser.ts';

/** A house whose bots do not think, and the browser in which it is looked at. */
export interface Visit {
  readonly address: string;
  readonly browser: Browser;
}

/** Opens both, and closes them again however the visit ends. */
export async function visit(look: (visit: Visit) => Promise<void>): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chromium: run `pnpm browser`.');
  const house = await openHouse(0, MAIN);
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
  try {
    await look({ address: house.address, browser });
  } finally {
    await browser.close();
    await house.close();
  }
}
