import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkScreen } from './kit/check-screen.ts';
import { byKeyboard } from './kit/input-device.ts';
import { opensStartPage } from './kit/person.ts';
import { expect, PHONE, test } from './kit/test.ts';

/** A server with this number of open tables and this number of changes a second. */
function listed(tables: number, changes: number) {
  return {
    path: join(import.meta.dirname, '../packages/server/test/listed/open.ts'),
    given: [`${tables}`, `${changes}`],
  };
}

const rowsOf = (page: Page) => page.getByRole('region', { name: 'Open tables' }).getByRole('article');
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Which tables' }).getByRole('button', { name, exact: true });
const kindsLaid = (page: Page): Promise<readonly (readonly number[])[]> =>
  page
    .locator('.kind')
    .evaluateAll((all) =>
      all
        .map((each) => each as HTMLElement)
        .map(({ offsetLeft, offsetTop, offsetWidth }) => [offsetLeft, offsetTop, offsetWidth]),
    );

test.describe('a thousand tables that keep changing', () => {
  test.use({ program: listed(1000, 50) });

  test('keep the keyboard focus on its row', async ({ visitor }) => {
    const { page } = await visitor('Ann', {}, byKeyboard);
    await page.goto('/');
    await page.getByRole('button', { name: 'Strangers' }).click();
    await expect(rowsOf(page)).toHaveCount(60);
    await rowsOf(page).nth(5).getByRole('button', { name: 'Watch' }).focus();
    for (let changes = 0; changes < 4; changes++) {
      await listChanges(page);
      await expect(page.locator('article:focus-within')).toHaveCount(1);
    }
  });
});

test.describe('seven tables', () => {
  test.use({ program: listed(7, 0) });

  test('are filtered, and the filters keep their places', async ({ visitor }) => {
    const ann = await visitor('Ann');
    await ann.page.goto('/');
    await ann.presses('Strangers');
    await expect(rowsOf(ann.page)).toHaveCount(7);
    await checkScreen(ann, 'start-tables');
    const laid = await kindsLaid(ann.page);
    await kind(ann.page, 'Foursquare').click();
    await kind(ann.page, 'Free seats only').click();
    await expect(ann.page.getByText('No matching tables right now.')).toBeVisible();
    expect(await kindsLaid(ann.page)).toEqual(laid);
    await checkScreen(ann, 'start-no-such-table');
  });
});

test.describe('on a server of its own', () => {
  test.use({ ownServer: true });

  // Tables of other tests would change the list meanwhile.
  test('the start page grows while it loads and never shrinks: nothing moves under a finger', async ({ visitor }) => {
    const { page } = await visitor('Ann', PHONE);
    await page.addInitScript(noteHeights);
    await opensStartPage(page);
    await page.getByRole('button', { name: 'Strangers' }).click();
    await expect(page.getByRole('region', { name: 'Open tables' })).toBeVisible();
    await page.waitForTimeout(500);
    const heights = await page.evaluate(() => window.heights);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  });
});

async function listChanges(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'Open tables' }).getByRole('list');
  const before = await list.ariaSnapshot();
  await expect.poll(() => list.ariaSnapshot()).not.toBe(before);
}

declare global {
  interface Window {
    heights: number[];
  }
}

/** Runs in the page. Notes each new height of the page. */
function noteHeights(): void {
  window.heights = [];
  const look = (): void => {
    const { scrollHeight } = document.documentElement;
    if (window.heights.at(-1) !== scrollHeight) window.heights.push(scrollHeight);
    requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
}
