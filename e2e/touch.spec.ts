import { playToTheEnd } from './kit/game.ts';
import { awaitsCard, modFour } from './kit/games/mod-four.ts';
import { byTouch } from './kit/input-device.ts';
import { layoutFaults } from './kit/layout.ts';
import type { Person } from './kit/person.ts';
import { expect, PHONE, test } from './kit/test.ts';

test('a whole game on a phone, by touch', async ({ visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  await ann.makesTable(modFour, { 'Points to win': 1 });
  await ann.startsWithBots();
  await awaitsCard(ann);
  expect(await layoutFaults(ann.page)).toEqual([]);
  await opensSettingsByMenu(ann);
  const overscroll = await ann.page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior);
  expect(overscroll).toBe('none'); // Dragging a card down or sideways must neither reload the page nor go back.
  await ann.plateOf('Ann').tap();
  await expect(ann.table.getByText(/^Ann\b/).and(ann.table.locator('.plate-words'))).toBeVisible();
  await playToTheEnd([ann], modFour);
  // The result shows its top first, even if it is taller than the page.
  await expect(ann.page.getByRole('button', { name: 'Play again' })).toBeFocused();
  expect(await ann.page.getByRole('dialog').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await ann.presses('Play again');
  await expect(ann.page.getByRole('dialog')).toBeHidden();
});

async function opensSettingsByMenu({ page, presses }: Person): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  await expect(settings).toBeHidden();
  await menu.tap();
  expect(await layoutFaults(page)).toEqual([]);
  await settings.tap();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(settings).toBeHidden();
  await presses('Done');
  await expect(menu).toBeFocused();
}
