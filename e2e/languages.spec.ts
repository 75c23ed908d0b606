import type { Page } from '@playwright/test';
import { bySize } from '../packages/shared/src/testing/size.ts';
import { layoutFaults } from './kit/layout.ts';
import { expect, test } from './kit/test.ts';

// The start page shows every open table of the server.
test.use({ ownServer: true });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The texts that a player reads and presses on the way, in their language. */
interface Journey {
  readonly locale: string;
  readonly language: string;
  readonly title: string;
  readonly rules: string;
  readonly aParagraph: string;
  readonly settings: string;
  readonly inSettings: readonly string[];
  readonly done: string;
  readonly make: string;
  readonly name: string;
  readonly sayName: string;
  readonly invite: string;
  readonly fill: string;
  readonly start: string;
  readonly table: string;
  /** A phrase of the chat. */
  readonly phrase: string;
  readonly chat: string;
  readonly readRules: string;
  readonly closeRules: string;
  /** The fonts that the page loads. */
  readonly faces: readonly string[];
}

const JOURNEYS: readonly Journey[] = [
  {
    locale: 'de-AT',
    language: 'de',
    title: 'Ein Kartentisch für eure Runde',
    rules: 'Regeln lesen',
    aParagraph: 'Du musst weder bedienen noch stechen.',
    settings: 'Einstellungen',
    inSettings: ['Farben der Karten', 'Animationen', 'Karte antippen'],
    done: 'Fertig',
    make: 'Tisch aufmachen',
    name: 'Dein Name',
    sayName: 'An den Tisch',
    invite: 'Freunde einladen',
    fill: 'Mit Bots auffüllen',
    start: 'Spiel starten',
    table: 'Der Tisch',
    chat: 'Chat',
    phrase: 'Gut gerechnet!',
    readRules: 'Regeln',
    closeRules: 'Regeln schließen',
    faces: [],
  },
  {
    locale: 'ru-RU',
    language: 'ru',
    title: 'Карточный стол для своей компании',
    rules: 'Правила',
    aParagraph: 'Отвечать в масть и перебивать не нужно.',
    settings: 'Настройки',
    inSettings: ['Цвета мастей', 'Анимация', 'Нажатие на карту'],
    done: 'Готово',
    make: 'Открыть стол',
    name: 'Ваше имя',
    sayName: 'К столу',
    invite: 'Пригласить друзей',
    fill: 'Добавить ботов',
    start: 'Начать игру',
    table: 'Стол',
    chat: 'Чат',
    phrase: 'Точный расчёт!',
    readRules: 'Правила',
    closeRules: 'Закрыть правила',
    faces: ['Onest Variable', 'Vollkorn Variable'],
  },
];

/** German texts are the longest. `fonts.spec.ts` has the Russian letters, and unit tests have the texts of each language. */
const WALKED = bySize({ quick: JOURNEYS.slice(0, 1), test: JOURNEYS.slice(0, 1), soak: JOURNEYS });

for (const journey of WALKED) {
  test(`a player whose browser speaks ${journey.locale} plays in that language, and nothing is cut off`, async ({ visitor }) => {
    const { page } = await visitor('Ann', { locale: journey.locale });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await test.step('the start page, its rules and its settings', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: journey.title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', journey.language);
      await fits(page);
      await page.locator('summary').click();
      for (const game of (await page.locator('.game').all()).toReversed()) {
        await game.click();
        await fits(page);
      }
      await press(journey.rules);
      await expect(page.getByText(journey.aParagraph)).toBeVisible();
      await fits(page);
      await page.keyboard.press('Escape');
      await press(journey.settings);
      for (const name of journey.inSettings) await expect(page.getByRole('group', { name })).toBeVisible();
      await fits(page);
      await press(journey.done);
    });

    await test.step('a table, from the name to the first trick', async () => {
      await press(journey.make);
      await page.getByLabel(journey.name).fill('Wilhelmina Zuckerman');
      await press(journey.sayName);
      await expect(page.getByRole('heading', { name: journey.invite })).toBeVisible();
      await press(journey.fill);
      await expect(page.getByRole('button', { name: journey.start })).toBeVisible();
      await fits(page);
      await press(journey.start);
      await expect(page.getByRole('region', { name: journey.table, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(/Mod Four/);
      await fits(page);
      await press(journey.readRules);
      await expect(page.getByText(journey.aParagraph)).toBeVisible();
      await expect(page.locator('.rules')).toHaveAttribute('lang', journey.language);
      await fits(page);
      await press(journey.closeRules);
    });

    await test.step('a phrase of the chat', async () => {
      await press(journey.chat);
      await press(journey.phrase);
      await expect(page.locator('.chat-message')).toContainText(journey.phrase);
      await fits(page);
    });

    await test.step('its letters come from the app’s own fonts', async () => {
      const fetched = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
      );
      expect(fetched).toEqual(expect.arrayContaining(['Figtree Variable', 'Fraunces Variable']));
      expect(fetched.filter((family) => /Onest|Vollkorn/.test(family)).toSorted()).toEqual(journey.faces);
    });
  });
}

/** Checks on a phone and a desktop that nothing overlaps, leaves the screen or its box, or is cut off. */
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
