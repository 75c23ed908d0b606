import { modFour } from './kit/games/mod-four.ts';
import { expect, SHORT_GRACE_SECONDS, soakTest, test } from './kit/test.ts';

test.use({ graceSeconds: SHORT_GRACE_SECONDS });

declare global {
  interface Window {
    /** The texts that the banners over the table have shown so far. */
    banners: Set<string>;
  }
}

soakTest('the host reads that a player is disconnected, and when a bot plays for them', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben');
  await ann.page.addInitScript(noteBanners);
  await ben.opensLink(await ann.makesTable(modFour));
  await ann.presses('Fill with bots');
  await ann.presses('Start the game');
  await expect(ann.plateOf('Ben')).toBeVisible();
  await ben.page.goto('/credits');
  await expect(ann.plateOf('Ben').getByText('bot plays')).toBeVisible();
  const texts = [...(await ann.page.evaluate(() => [...window.banners]))].join('\n');
  for (const words of [/Ben is disconnected\./, /A bot plays in [1-3] s\./, /Let a bot play now/, /Open the seat/]) {
    expect(texts).toMatch(words);
  }
});

/** Runs in the page, because on a busy machine the test would look again only after the seconds are over. */
function noteBanners(): void {
  window.banners = new Set();
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('.banner')) window.banners.add(textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('a part of the page whose code never comes is reported, with a way to load it again', async ({ visitor }) => {
  const { page } = await visitor('Ann');
  await page.route(/\/assets\/credits-page-[^/]*\.js$/, () => undefined); // The request is never answered.
  await page.clock.install();
  await page.goto('/credits');
  await expect(page.locator('.waiting')).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a page behind a proxy that passes another host on says that it is not at the address of its server', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.expectKind(/status of 403/);
  const { page } = await visitor('Ann');
  await page.route(/\/(?:api|matchmake)\//, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const headers = { ...route.request().headers(), origin: 'https://cards.example.org' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Make a table' }).click();
  await expect(page.locator('.wrong')).toHaveText(/^This page isn’t at the address of its server/);
  await expect(page.locator('.no-house')).toContainText('Play on this device');
  await page.unroute(/\/(?:api|matchmake)\//);
});
