import { openPages } from './pages.ts';
import { expect, test } from './test.ts';

// A test that does not use a page again costs twice as much, but nobody would notice.
test('a page that a test leaves as it was is used again, without what the test stored and routed', async ({
  browser,
  server,
}) => {
  const pages = openPages(browser);
  const take = () => pages.take({ baseURL: server.address }, 'plain', async () => undefined);
  const page = await take();
  await page.goto('/');
  await expect(page.locator('#app:not([aria-busy])')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('kept', 'by mistake'));
  await page.evaluate(() => sessionStorage.setItem('kept', 'by mistake'));
  await page.route('/credits', (route) => route.abort());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.reload();
  await page.context().cookies();
  await pages.release(page);

  expect(await take()).toBe(page);
  await page.goto('/credits');
  expect(await page.evaluate(() => [localStorage.getItem('kept'), sessionStorage.getItem('kept')])).toEqual([null, null]);
  await page.context().close();
});

test('a page that a test changes for good is closed', async ({ browser, server }) => {
  const pages = openPages(browser);
  const take = () => pages.take({ baseURL: server.address }, 'plain', async () => undefined);
  const first = await take();
  await first.addInitScript(() => undefined);
  await pages.release(first);
  expect(first.isClosed()).toBe(true);

  const second = await take();
  await second.context().newPage();
  await pages.release(second);
  expect(second.isClosed()).toBe(true);

  const third = await take();
  await third.context().setOffline(true);
  await pages.release(third);
  expect(third.isClosed()).toBe(true);
  expect(await take()).not.toBe(third);
});
