import type { Locator } from '@playwright/test';
import { checkScreen } from './kit/check-screen.ts';
import { playToTheEnd } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import { opensStartPage, type Person } from './kit/person.ts';
import { filledValue } from './kit/shown-text.ts';
import { expect, test } from './kit/test.ts';

test('friends make a group, play at its table, come back to its standing, plan the next evening, and change its link', async ({
  visitors,
  pageErrors,
}) => {
  pageErrors.expectKind(/status of 404/);
  const [ann, ben, cleo] = await visitors('Ann', 'Ben', 'Cleo');
  const link = await makesGroup(ann, 'Tuesday round');
  expect(link).toMatch(/\/g\/#[0-9A-Z]{16}$/);

  await ben.page.goto(link);
  await expect(ben.page.getByRole('listitem').filter({ hasText: 'Ann' })).toContainText('here');
  await checkScreen(ben, 'group-invitation');
  await ben.device.write(ben.page.getByLabel('Your name'), 'Ben');
  await ben.presses('Join the group');
  await expect(ben.page).toHaveURL(/\/g\/[\w-]{22}$/); // Nobody reads the link over the shoulder of a member.
  await expect(ann.page.getByRole('status').filter({ hasText: 'Ben is here.' })).toBeAttached();

  await ann.presses('Another game');
  await ann.fillsForm({ Game: 'Mod Four', 'Points to win': 1 });
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Open a table' }).click();
  await expect(ann.page.getByRole('main', { name: /^Table / })).toBeVisible();
  await ben.presses(/^Join the table Mod Four/);
  await expect(ben.page.getByRole('main', { name: /^Table / })).toBeVisible();
  await ann.startsWithBots();
  await playToTheEnd([ann, ben], modFour);

  await ann.presses('To the group');
  await expect(ann.page.getByRole('table', { name: 'Mod Four' }).getByRole('row')).toHaveCount(3);
  await expect(ann.page.getByRole('button', { name: /^Join the table Mod Four.*game over/ })).toBeVisible();
  await ann.presses('Plan the next game night');
  await ann.presses('Another time');
  await ann.presses('Suggest');
  await expect(evening(ann).getByRole('group')).toHaveCount(2);
  await checkScreen(ann, 'group');
  await ann.page.getByRole('link', { name: /^Watch: Mod Four/ }).click();
  await expect(ann.table).toBeVisible();
  await ann.page.goBack();

  await ben.page.goto('/');
  await ben.page.getByRole('link', { name: /^Tuesday round/ }).click();
  await evening(ben).getByRole('button', { name: 'Yes' }).first().click();
  await expect(evening(ann).getByRole('button', { name: 'Yes 1' })).toBeVisible();
  await evening(ann)
    .getByRole('button', { name: /^Pick this time/ })
    .first()
    .click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Pick this time' }).click();
  const download = ann.page.waitForEvent('download');
  await ann.presses('Add to calendar');
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(evening(ben).getByRole('heading', { name: 'Next game night' })).toBeVisible();
  await ben.presses('Group settings');
  await ben.presses('Change the link');
  await ben.page.getByRole('dialog', { name: 'Change the link?' }).getByRole('button', { name: 'Change the link' }).click();
  await expect(ann.page.getByText(/^Ben changed the link/)).toBeVisible();

  const [ofOldLink, ofWrongLink] = [await pageAt(cleo, link), await pageAt(cleo, link.replace(/.{16}$/, '0123456789ABCDEF'))];
  expect(ofOldLink).toContain('No group here');
  expect(ofOldLink).toBe(ofWrongLink);
  await ann.presses('Invite friends');
  await cleo.page.goto(await filledValue(ann.page.getByRole('textbox', { name: 'Link' })));
  await expect(cleo.page.getByRole('heading', { name: 'Tuesday round' })).toBeVisible();
});

/** Makes a group from the start page, and returns its link. */
async function makesGroup({ name, page, device, presses }: Person, group: string): Promise<string> {
  await opensStartPage(page);
  await presses('Friends');
  await page.getByRole('link', { name: 'Make a group' }).click();
  await device.write(page.getByLabel('Name of the group'), group);
  await device.write(page.getByLabel('Your name'), name);
  await presses('Make a group');
  await expect(page.getByRole('heading', { name: group })).toBeVisible();
  return filledValue(page.getByRole('textbox', { name: 'Link' }));
}

function evening({ page }: Person): Locator {
  return page.getByRole('region', { name: 'Next game night' });
}

/** Opens a link in a fresh document, and returns what the page says. */
async function pageAt({ page }: Person, link: string): Promise<string> {
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.locator('main').ariaSnapshot();
}
