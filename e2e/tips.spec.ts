import { accessFaults } from './kit/check-screen.ts';
import { awaitsCard, modFour } from './kit/games/mod-four.ts';
import { layoutFaults } from './kit/layout.ts';
import { shownText } from './kit/shown-text.ts';
import { expect, NEWCOMER, test } from './kit/test.ts';

test('in a first game, tips show once what can be pressed, and the help links to the rules', async ({ visitor }) => {
  const ann = await visitor('Ann', NEWCOMER);
  const { page } = ann;
  await ann.makesTable(modFour);
  await ann.startsWithBots();
  const gotIt = page.getByRole('button', { name: 'Got it' });

  await test.step('a tip stands above the hand, is announced, covers nothing, and disappears', async () => {
    await expect(gotIt).toBeVisible();
    const tip = await shownText(page.locator('.tip-strip p'));
    await expect(ann.table.getByRole('status')).toContainText(tip);
    expect(await layoutFaults(page)).toEqual([]);
    expect(await accessFaults(page)).toEqual([]);
    await ann.device.press(gotIt);
    await expect(gotIt).toBeHidden();
    await page.reload();
    await expect(ann.table).toBeVisible();
    await expect(page.getByText(tip, { exact: true })).toHaveCount(0);
  });

  await test.step('the help lists the parts of the table and links to the rules', async () => {
    await awaitsCard(ann);
    await ann.presses('Help');
    const seen = page.getByRole('complementary', { name: 'Help' });
    await expect(seen.getByText(/^Now Play any card|^Now You lead/)).toBeVisible();
    await expect(seen.getByRole('listitem').filter({ hasText: 'The rim of the dial' })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await ann.device.press(seen.getByRole('button', { name: 'See the rule 4.3' }).first());
    await expect(seen.locator('.rule.meant')).toContainText('4.3');
    await expect(seen.locator('.rule.meant')).toBeInViewport();
    await expect(seen.locator('.rule.meant')).toBeFocused();
    await page.keyboard.press('?');
    await expect(seen.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(seen).toBeHidden();
  });
});
