import type { Page } from '@playwright/test';
import { messages as t } from '../packages/client/src/i18n/de/index.ts';
import { layoutFaults } from './kit/layout.ts';
import { expect, test } from './kit/test.ts';

// The start page shows every open table of the server.
test.use({ ownServer: true });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const A_PARAGRAPH = 'Du musst weder bedienen noch stechen.';

// German texts are the longest. `fonts.spec.ts` has the Russian letters, and unit tests have the texts of each language.
test('a player whose browser speaks de-AT plays in German, and nothing is cut off', async ({ visitor }) => {
  const { page } = await visitor('Ann', { locale: 'de-AT' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto('/');
  await test.step('its letters come from the app’s own fonts', async () => {
    await expect(page.locator('html[data-web-fonts]')).toHaveCount(1);
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    for (const font of ['/figtree-latin-', '/fraunces-latin-'])
      expect(fetched).toEqual(expect.arrayContaining([expect.stringContaining(font)]));
    expect(fetched.filter((name) => name.includes('-cyrillic-'))).toEqual([]);
  });

  await test.step('the start page, its rules and its settings', async () => {
    await expect(page.getByRole('heading', { name: t.start.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await fits(page);
    await page.locator('summary').click();
    for (const game of await page.locator('.game').all()) {
      await game.click();
      await fits(page);
    }
    await page.locator('.game', { hasText: 'Mod Four' }).click();
    await press(t.rules.read);
    await expect(page.getByText(A_PARAGRAPH)).toBeVisible();
    await fits(page);
    await page.keyboard.press('Escape');
    await press(t.settings.title);
    for (const name of [t.look.colours, t.settings.speed, t.settings.playing])
      await expect(page.getByRole('group', { name })).toBeVisible();
    await fits(page);
    await press(t.done);
  });

  await test.step('a table, from the name to the first trick', async () => {
    await press(t.ways.friends);
    await page.getByLabel(t.name.label).fill('Wilhelmina Zuckerman');
    await fits(page);
    await press(t.start.make);
    await expect(page.getByRole('heading', { name: t.invite.title })).toBeVisible();
    await press(t.table.fillAll);
    await expect(page.getByRole('button', { name: t.table.start })).toBeVisible();
    await fits(page);
    await press(t.table.start);
    await expect(page.getByRole('region', { name: t.gameTable.table, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/Mod Four/);
    await fits(page);
    await press(t.menu);
    await fits(page);
    await press(t.help.title);
    await expect(page.getByText(A_PARAGRAPH)).toBeVisible();
    await expect(page.locator('.rules')).toHaveAttribute('lang', 'de');
    await fits(page);
    await press(t.help.close);
  });

  await test.step('a phrase of the chat', async () => {
    await press(t.chat.title);
    await press(t.chat.more);
    await press(t.chat.phrases['good-luck']);
    await expect(page.locator('.chat-message')).toContainText(t.chat.phrases['good-luck']);
    await fits(page);
  });
});

async function fits(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => layoutFaults(page), { message: `${size.width}×${size.height}` }).toEqual([]);
    await expect.poll(() => cutOff(page), { message: `${size.width}×${size.height}` }).toEqual([]);
  }
}

/** Returns the buttons and headings with hidden parts. Elements of one pixel are for screen readers and do not count. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page
    .locator('button:visible, h1:visible, h2:visible, h3:visible, legend:visible')
    .evaluateAll((all) =>
      all.filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent ?? ''),
    );
}
