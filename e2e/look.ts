import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import { atRest } from './game.ts';
import { layoutFaults } from './layout.ts';
import type { Person } from './person.ts';
import { reachFaults } from './reach.ts';

const DESK = { width: 1280, height: 800 };

const SIZES = [DESK, { width: 390, height: 844 }, { width: 844, height: 390 }];

/** The size of a large desktop, for pictures alone: where a screen fits a small desktop it has fitted this one. */
const LARGE_DESK = { width: 1920, height: 1080 };

/** A page at 400 %, and the narrowest phones. */
const SMALL_SIZES = [
  { width: 320, height: 256 },
  { width: 280, height: 653 },
];

const PHONE = { width: 390, height: 844 };

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Pictures cost a fifth of the time that looking takes: `PICTURES=1 pnpm e2e` leaves them in test-results/screens. */
export const PICTURES = process.env.PICTURES === '1';

/** Says what is wrong with a screen at any size, and takes its pictures where they are wanted; a table's once nothing moves there. */
export async function lookAt(person: Person, screen: string): Promise<void> {
  const { page, table } = person;
  if (await table.isVisible()) await atRest(person);
  for (const size of PICTURES ? [...SIZES, LARGE_DESK] : SIZES) {
    const name = await showAt(page, size, screen);
    expect.soft(await layoutFaults(page), name).toEqual([]);
  }
  await page.setViewportSize(DESK);
  await settle(page);
  expect.soft(await accessFaults(page), screen).toEqual([]);
}

/** Says what is wrong with a screen where a page is enlarged, or a screen very small: there all controls are at least scrolled to. */
export async function lookAtSmall({ page }: Person, screen: string): Promise<void> {
  await lookForReach(page, screen, SMALL_SIZES);
}

/** The same on a phone whose browser shows all text twice as large. */
export async function lookAtLargeText({ page }: Person, screen: string): Promise<void> {
  await lookForReach(page, `${screen}-large-text`, [PHONE]);
}

async function lookForReach(page: Page, screen: string, sizes: readonly ViewportSize[]): Promise<void> {
  for (const size of sizes) {
    const name = await showAt(page, size, screen);
    const unreachable = await reachFaults(page);
    expect.soft([...unreachable, ...(await layoutFaults(page))], name).toEqual([]);
  }
  await page.setViewportSize(DESK);
}

/** Shows a screen at a size, and takes its picture where that is wanted; the picture's name. */
async function showAt(page: Page, size: ViewportSize, screen: string): Promise<string> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width); // On a busy machine the page hears of it later.
  await (PICTURES ? settle(page) : laidOut(page));
  const name = `${screen}-${size.width}x${size.height}`;
  if (PICTURES) await page.screenshot({ path: `test-results/screens/${name}.png` });
  return name;
}

/** What axe has to say against a page. */
export async function accessFaults(page: Page): Promise<readonly string[]> {
  // A page of ours has no frames, so nothing need be put together in a page of its own.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(LEVEL_AA)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** The page lies as it will; cards may still be printed anew. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 40)))),
  );
}

/** Everything that a change of size sets off comes to rest; cards are printed anew after a short while. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(320);
}
