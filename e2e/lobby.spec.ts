import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkScreen } from './kit/check-screen.ts';
import { byKeyboard, byTouch } from './kit/input-device.ts';
import { expect, PHONE, soakTest, test } from './kit/test.ts';

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

  soakTest('are scrolled to the end of the list on a phone, and filtered by game', async ({ visitor }) => {
    const { page } = await visitor('Ann', PHONE, byTouch);
    await page.goto('/');
    await expect(rowsOf(page)).toHaveCount(60);
    const rowsAtTheEnd = async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      return rowsOf(page).count();
    };
    await expect.poll(rowsAtTheEnd).toBe(300);
    await expect(page.getByText(/^The first 300 of [\d,]+ tables/)).toBeVisible();

    await kind(page, '100 Points Rummy').tap();
    await expect(kind(page, 'All games')).toHaveAttribute('aria-pressed', 'false');
    await expect(rowsOf(page)).toHaveCount(60);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ tables$/ })).toHaveCount(1);
    await expect(page.getByRole('article', { name: /^(?!100 Points Rummy:)/ })).toHaveCount(0);
    await kind(page, 'Free seats only').tap();
    await expect(rowsOf(page).filter({ hasNotText: 'free seat' })).toHaveCount(0);
  });

  test('keep the keyboard focus on its row', async ({ visitor }) => {
    const { page } = await visitor('Ann', {}, byKeyboard);
    await page.goto('/');
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

  soakTest('fit every screen size', async ({ visitor }) => {
    const ann = await visitor('Ann');
    await ann.page.goto('/');
    await expect(rowsOf(ann.page)).toHaveCount(7);
    await checkScreen(ann, 'start-tables');
    const seat = kind(ann.page, 'Free seats only');
    const laid = await kindsLaid(ann.page);
    await kind(ann.page, 'Foursquare').click();
    await seat.click();
    await expect(seat).toHaveAttribute('aria-pressed', 'true');
    expect(await kindsLaid(ann.page)).toEqual(laid); // The filters keep their places.
    await expect(ann.page.getByText('No matching tables right now.')).toBeVisible();
    await checkScreen(ann, 'start-no-such-table');
  });
});

test.describe('on a server of its own', () => {
  test.use({ ownServer: true });

  // Tables of other tests would change the list meanwhile.
  test('the start page grows while it loads and never shrinks: nothing moves under a finger', async ({ visitor }) => {
    const { page } = await visitor('Ann', PHONE);
    await page.addInitScript(noteHeights);
    await page.goto('/');
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
