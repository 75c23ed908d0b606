import type { Page } from '@playwright/test';
import { messages as german } from '../packages/client/src/i18n/de/index.ts';
import type { Messages } from '../packages/client/src/i18n/en/index.ts';
import { messages as russian } from '../packages/client/src/i18n/ru/index.ts';
import { bySize } from '../packages/shared/src/testing/size.ts';
import { layoutFaults } from './kit/layout.ts';
import { expect, test } from './kit/test.ts';

// The start page shows every open table of the server.
test.use({ ownServer: true });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The first language of a browser, the messages that its player reads and presses on the way, and the fonts that only it needs. */
interface Journey {
  readonly locale: string;
  readonly language: string;
  readonly t: Messages;
  readonly aParagraph: string;
  readonly faces: readonly string[];
}

const JOURNEYS: readonly Journey[] = [
  { locale: 'de-AT', language: 'de', t: german, aParagraph: 'Du musst weder bedienen noch stechen.', faces: [] },
  {
    locale: 'ru-RU',
    language: 'ru',
    t: russian,
    aParagraph: 'Отвечать в масть и перебивать не нужно.',
    faces: ['Onest Variable', 'Vollkorn Variable'],
  },
];

/** German texts are the longest. `fonts.spec.ts` has the Russian letters, and unit tests have the texts of each language. */
const WALKED = bySize({ full: JOURNEYS.slice(0, 1), soak: JOURNEYS });

for (const { locale, language, t, aParagraph, faces } of WALKED) {
  test(`a player whose browser speaks ${locale} plays in that language, and nothing is cut off`, async ({ visitor }) => {
    const { page } = await visitor('Ann', { locale });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await test.step('the start page, its rules and its settings', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: t.start.title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await fits(page);
      await page.locator('summary').click();
      for (const game of (await page.locator('.game').all()).toReversed()) {
        await game.click();
        await fits(page);
      }
      await press(t.rules.read);
      await expect(page.getByText(aParagraph)).toBeVisible();
      await fits(page);
      await page.keyboard.press('Escape');
      await press(t.settings.title);
      for (const name of [t.look.colours, t.settings.speed, t.settings.playing])
        await expect(page.getByRole('group', { name })).toBeVisible();
      await fits(page);
      await press(t.done);
    });

    await test.step('a table, from the name to the first trick', async () => {
      await press(t.start.make);
      await page.getByLabel(t.name.label).fill('Wilhelmina Zuckerman');
      await press(t.name.go);
      await expect(page.getByRole('heading', { name: t.invite.title })).toBeVisible();
      await press(t.table.fillAll);
      await expect(page.getByRole('button', { name: t.table.start })).toBeVisible();
      await fits(page);
      await press(t.table.start);
      await expect(page.getByRole('region', { name: t.gameTable.table, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(/Mod Four/);
      await fits(page);
      await press(t.rules.title);
      await expect(page.getByText(aParagraph)).toBeVisible();
      await expect(page.locator('.rules')).toHaveAttribute('lang', language);
      await fits(page);
      await press(t.rules.close);
    });

    await test.step('a phrase of the chat', async () => {
      await press(t.chat.title);
      await press(t.chat.phrases['good-luck']);
      await expect(page.locator('.chat-message')).toContainText(t.chat.phrases['good-luck']);
      await fits(page);
    });

    await test.step('its letters come from the app’s own fonts', async () => {
      const fetched = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
      );
      expect(fetched).toEqual(expect.arrayContaining(['Figtree Variable', 'Fraunces Variable']));
      expect(fetched.filter((family) => /Onest|Vollkorn/.test(family)).toSorted()).toEqual(faces);
    });
  });
}

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
