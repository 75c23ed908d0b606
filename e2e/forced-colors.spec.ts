import type { Locator } from '@playwright/test';
import { awaitsCard, modFour } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';

/** Returns the styles that can still set an element apart from its neighbours while the system sets all colours. */
function looksOf(what: Locator): Promise<string> {
  return what.first().evaluate((element) => {
    const parts = [getComputedStyle(element), getComputedStyle(element, '::before')];
    return parts
      .flatMap(({ color, backgroundColor, border, outline, translate }) => [color, backgroundColor, border, outline, translate])
      .join('; ');
  });
}

async function differ(one: Locator, other: Locator): Promise<void> {
  expect(await looksOf(one)).not.toBe(await looksOf(other));
}

test('with the colours of the system, players see what is chosen, what is on, and whose turn it is', async ({ visitor }) => {
  const ann = await visitor('Ann', { forcedColors: 'active' });
  const { page, table } = ann;
  await page.goto('/');
  await differ(page.locator('.mode-tile[aria-current=true]'), page.locator('.mode-tile[aria-current=false]'));
  await differ(page.locator('.game:has(:checked)'), page.locator('.game:not(:has(:checked))').first());
  await ann.presses('Friends');
  await page.locator('summary').click();
  await differ(page.locator('.segment:has(:checked) > span'), page.locator('.segment:not(:has(:checked)) > span'));
  const openSwitch = page.getByRole('switch').first();
  const off = await looksOf(openSwitch);
  await openSwitch.check();
  expect(await looksOf(openSwitch)).not.toBe(off);
  await ann.makesTable(modFour);
  await ann.startsWithBots();
  await awaitsCard(ann);
  await ann.awaitsRest();
  await differ(table.locator('.plate.is-turn'), table.locator('.plate:not(.is-turn, .is-winning)'));
  const [card, other] = [ann.hand.getByRole('button').first(), ann.hand.getByRole('button').last()];
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await differ(ann.hand.locator('button:focus-visible'), other);
});
