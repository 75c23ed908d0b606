import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import { contentAtRest } from './game.ts';
import { layoutFaults } from './layout.ts';
import { paintPage } from './painted.ts';
import type { Person } from './person.ts';
import { unreachableControls } from './unreachable.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const PHONE_LYING = { width: 844, height: 390 };

/** The size of a large desktop, for pictures alone. A screen that fits a small desktop fits this one as well. */
const LARGE_DESK = { width: 1920, height: 1080 };

/** The sizes of a page at 400 % and of the narrowest phones. */
const SMALL_SIZES = [
  { width: 320, height: 256 },
  { width: 280, height: 653 },
];

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `PICTURES=1 pnpm e2e` leaves pictures in test-results/screens. They take a fifth of the time of `checkScreen`. */
export const PICTURES = process.env.PICTURES === '1';

const SIZES = PICTURES ? [DESK, PHONE, PHONE_LYING, LARGE_DESK] : [DESK, PHONE];

/** The sizes of a screen that is also checked with longer texts: a phone that has room for those has room for the others. */
const ROOMY_SIZES = PICTURES ? SIZES : [DESK];

/**
 * Reports the faults of a screen at every size, and takes pictures if they are wanted. A table is checked once nothing moves there.
 * `longTexts` also checks the screen in the pseudo-locale, which the client must have.
 */
export async function checkScreen(person: Person, screen: string, { longTexts = false } = {}): Promise<void> {
  const { page, table } = person;
  if (await table.isVisible()) await contentAtRest(person);
  for (const size of longTexts ? ROOMY_SIZES : SIZES) {
    const name = await showAt(page, size, screen);
    expect.soft(await layoutFaults(page), name).toEqual([]);
    if (size === DESK) expect.soft(await accessFaults(page), screen).toEqual([]);
  }
  if (longTexts) await checkLongTexts(page, screen);
  await page.setViewportSize(DESK);
}

/** Reports the faults of a screen in the pseudo-locale, whose texts are longer. The page goes on in English. */
async function checkLongTexts(page: Page, screen: string): Promise<void> {
  await showLanguage(page, 'en-XA');
  const name = await showAt(page, PHONE, `${screen}-long`);
  expect.soft(await layoutFaults(page), name).toEqual([]);
  await showLanguage(page, 'en');
}

/** Switches the language of a page that was built with a pseudo-locale, without a reload. */
async function showLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const { showLanguage } = globalThis as unknown as { showLanguage(language: string): Promise<void> };
    return showLanguage(wanted);
  }, language);
}

export async function checkSmallScreen({ page }: Person, screen: string): Promise<void> {
  for (const size of SMALL_SIZES) await checkReach(page, screen, size);
  await page.setViewportSize(DESK);
}

/** Reports controls that cannot be reached on a phone with text at 200 %. */
export async function checkLargeText({ page }: Person, screen: string): Promise<void> {
  await setTextSize(page, 2 * USUAL_TEXT_PX);
  await checkReach(page, `${screen}-large-text`, PHONE);
  await setTextSize(page, USUAL_TEXT_PX);
  await page.setViewportSize(DESK);
}

/** The text size that browsers begin with. */
const USUAL_TEXT_PX = 16;

/** Sets the text size of the browser, of which the page makes all its sizes, as a user does in the settings. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

async function checkReach(page: Page, screen: string, size: ViewportSize): Promise<void> {
  const name = await showAt(page, size, screen);
  const unreachable = await unreachableControls(page);
  expect.soft([...unreachable, ...(await layoutFaults(page))], name).toEqual([]);
}

/** Shows a screen at a size, and returns its name with the size. */
export async function showAt(page: Page, size: ViewportSize, screen: string): Promise<string> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width); // On a busy machine the page hears of it later.
  await (PICTURES ? settle(page) : laidOut(page));
  const name = `${screen}-${size.width}x${size.height}`;
  if (PICTURES) await page.screenshot({ path: `test-results/screens/${name}.png` });
  return name;
}

/** The short form of axe. A page takes twice as long to compile the one that `AxeBuilder` would give it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export async function accessFaults(page: Page): Promise<readonly string[]> {
  await paintPage(page, true);
  // A page that has axe gets no second copy.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : AXE;
  // The app has no frames, so axe needs no extra page to combine their results.
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .withTags(LEVEL_AA)
    .setLegacyMode();
  // Nobody can use what is behind a modal dialog, which may be another dialog.
  const onTop = 'dialog:modal:not(:has(dialog:modal))';
  if (await page.locator(onTop).isVisible()) axe.include(onTop);
  const { violations } = await axe.analyze();
  await paintPage(page, false);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Waits until the layout of the page is final. Cards may still be painted again. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 40)))),
  );
}

/** Waits until the page has settled after a change of size. The cards are painted again after a short while. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(320);
}
