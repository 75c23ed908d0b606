import { modFour } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';
import { MAIN_PROGRAM } from './kit/test-server.ts';

test.use({ program: { ...MAIN_PROGRAM, env: { MAKERS: 'word', MAKERS_WORD: 'Green meadow' } } });

test('on a site with a code word, members are asked once, and guests sit down by a link or play on their device', async ({
  pageErrors,
  visitors,
}) => {
  pageErrors.expectKind(/status of 403/);
  const [ann, ben] = await visitors('Ann', 'Ben');
  const question = ann.page.getByRole('dialog', { name: 'Enter the code word of this site' });
  await ann.page.goto('/');
  await ann.presses('Friends');
  await ann.presses('Make a table');
  await expect(question.getByLabel('Code word')).toBeFocused();
  await ann.page.keyboard.press('Escape');
  await expect(ann.page.getByRole('alert').filter({ hasText: 'Only members of this site can open tables here.' })).toBeVisible();
  await ann.presses('Make a table');
  await question.getByLabel('Code word').fill('red meadow');
  await ann.page.keyboard.press('Enter');
  await expect(question.getByText('That’s not the code word.')).toBeVisible();
  await question.getByLabel('Code word').fill('green meadow');
  await ann.page.keyboard.press('Enter');
  await expect(ann.page).toHaveURL(/\/t\/\w+$/);

  await ben.opensLink(await ann.makesTable(modFour, { 'Public table': true })); // Nobody asks for the word again.
  await ann.startsWithBots();

  await ben.page.goto('/');
  await ben.presses('Strangers');
  await expect(ben.page.getByText('Only members of this site see its open tables.')).toBeVisible();
  await ben.presses('Find a game');
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(ben.page.getByText('Only members of this site can open tables here.')).toBeVisible();
  await ben.playsAlone(modFour);
  await expect(ben.page).toHaveURL(/\/alone\//);
});
