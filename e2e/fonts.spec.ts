import type { Locator, Page } from '@playwright/test';
import { opensStartPage } from './kit/person.ts';
import { expect, PHONE, test } from './kit/test.ts';

/** The height of the tallest line in a form. A text that just fits in one font may need one more line in the other. */
const MAX_SHIFT_PX = 30;

test.describe('when the fonts arrive', () => {
  // Russian needs all fonts, and two of them alone.
  test('no control moves by more than a line, in Russian', async ({ visitor }) => {
    for (const kind of [{}, PHONE]) {
      const { page } = await visitor('Ann', { ...kind, locale: 'ru-RU' });
      const letCome = await holdFaces(page);
      await opensStartPage(page);
      await expect(page.locator('html[lang=ru]')).toHaveCount(1);
      const before = await topsOf(page);
      letCome();
      await expect(withFaces(page)).toHaveCount(1);
      const after = await topsOf(page);
      const moved = before.map((top, at) => Math.abs(top - (after[at] ?? Number.NaN)));
      expect(moved.length).toBeGreaterThan(10);
      expect(Math.max(...moved)).toBeLessThanOrEqual(MAX_SHIFT_PX);
      expect(await loadedFamilies(page)).toEqual(expect.arrayContaining(['Onest Variable', 'Vollkorn Variable']));
    }
  });

  test('they wait until a press is over', async ({ visitor }) => {
    const { page } = await visitor('Ann');
    const letCome = await holdFaces(page);
    await opensStartPage(page);
    const game = page.getByRole('radio', { name: /^One Hundred and One/ });
    await game.hover();
    await page.mouse.down();
    const arrived = page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2);
    letCome();
    await arrived;
    await expect(withFaces(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(game).toBeChecked();
    await expect(withFaces(page)).toHaveCount(1);
  });
});

function loadedFamilies(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
}

function withFaces(page: Page): Locator {
  return page.locator('html[data-web-fonts]');
}

async function holdFaces(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Returns the distance of each visible control from the top of the page. The list of open tables is left out, because its rows change
 * anyway.
 */
function topsOf(page: Page): Promise<readonly number[]> {
  return page
    .locator('main :is(button, a, input, summary):visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
}
