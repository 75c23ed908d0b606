import { expect, test } from './kit/test.ts';

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
  pageErrors,
  visitor,
}) => {
  pageErrors.expectKind(/status of 403/);
  const { page } = await visitor('Ann');
  await page.route(/\/(?:api|matchmake)\//, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const headers = { ...route.request().headers(), origin: 'https://cards.example.org' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Friends', exact: true }).click();
  await page.getByRole('button', { name: 'Make a table' }).click();
  const notice = page.locator('.no-house');
  await expect(notice).toHaveText(/^This page isn’t at the address of its server.*Bots play on this device\./);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});
