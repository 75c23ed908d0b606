import type { Browser } from '@playwright/test';
import { openPages } from './kit/pages.ts';
import { expect, test } from './kit/test.ts';

function poolOf(browser: Browser, baseURL: string) {
  const pages = openPages(browser, async () => undefined);
  return { ...pages, take: () => pages.take({ baseURL }, [markByPool]) };
}

/** Runs in the page. */
function markByPool(): void {
  Object.assign(window, { byPool: true });
}

// A test that does not use a page again costs twice as much, but nobody would notice.
test('a page is used again, without what the test stored, routed, added and opened', async ({ browser, server }) => {
  const pages = poolOf(browser, server.address);
  const page = await pages.take();
  const context = page.context();
  const requests: string[] = [];
  await page.addInitScript(() => Object.assign(window, { byTest: true }));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/credits');
  expect(await page.evaluate(() => ['byPool' in window, 'byTest' in window])).toEqual([true, true]);
  expect(requests).not.toEqual([]);
  await page.evaluate(() => localStorage.setItem('kept', 'by mistake'));
  await page.evaluate(() => sessionStorage.setItem('kept', 'by mistake'));
  await page.route('/credits', (route) => route.abort());
  await context.newPage();
  await context.setOffline(true);
  await pages.release(page);
  const noted = requests.length;

  expect(await pages.take()).toBe(page);
  expect(context.pages()).toEqual([page]);
  await page.goto('/credits');
  expect(await page.evaluate(() => ['byPool' in window, 'byTest' in window])).toEqual([true, false]);
  expect(await page.evaluate(() => [localStorage.getItem('kept'), sessionStorage.getItem('kept')])).toEqual([null, null]);
  expect(requests).toHaveLength(noted);
  await context.close();
});

test('a page that a test changes for good is closed', async ({ browser, server }) => {
  const pages = poolOf(browser, server.address);
  const first = await pages.take();
  await first.clock.install();
  await pages.release(first);
  expect(first.isClosed()).toBe(true);
  const second = await pages.take();
  expect(second).not.toBe(first);
  await second.context().close();
});
