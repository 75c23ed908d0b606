import { checkScreen } from './kit/check-screen.ts';
import { modFour } from './kit/games/mod-four.ts';
import { GUEST } from './kit/person.ts';
import { expect, test } from './kit/test.ts';

test.describe('strangers find an open table on the start page', () => {
  // These tests see every open table of the server.
  test.use({ ownServer: true });

  test('it appears while they look and disappears while it is private, and they sit down or watch', async ({ visitors }) => {
    const [ann, sven, wilma] = await visitors('Ann', 'Sven', 'Wilma');
    for (const { page } of [sven, wilma]) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Strangers' }).click();
      await expect(page.getByText('No open tables right now')).toBeVisible();
    }
    await ann.makesTable(modFour, { 'Public table': true });
    const row = sven.page.getByRole('article', { name: 'Mod Four: Ann' });
    await expect(row).toContainText('3 free seats');

    await row.getByRole('button', { name: 'Sit down' }).click();
    await sven.entersName('Continue');
    await expect(sven.page.getByRole('button', { name: 'Stand up' })).toBeVisible();

    const other = wilma.page.getByRole('article', { name: 'Mod Four: Ann, Sven' });
    await expect(other).toContainText('2 free seats');
    const isPublic = ann.page.getByRole('switch', { name: 'Public table' });
    await isPublic.click();
    await expect(wilma.page.getByRole('article')).toHaveCount(0);
    await isPublic.click();
    await expect(other).toBeVisible();
    await other.getByRole('button', { name: 'Watch' }).click();
    await expect(ann.page.getByRole('main').getByText(/^Watching: /)).toBeVisible(); // Nobody asks for a name.
    await wilma.watches();
    await expect(ann.page.getByText('Watching: Wilma')).toBeVisible();
    await expect(wilma.page.getByRole('button', { name: 'Stand up' })).toBeHidden();
  });
});

test.describe('an address that leads nowhere is explained', () => {
  test('an invalid code and an unknown code get the same answer, before any question for a name', async ({
    pageErrors,
    visitor,
  }) => {
    pageErrors.expectKind(/status of 404/);
    const sven = await visitor('Sven');
    await sven.joinsByCode('7K4M');
    const wrong = sven.page.getByRole('alert').filter({ hasText: 'There’s no table with that code.' });
    await expect(wrong).toBeVisible();
    await sven.page.getByLabel('Join with a code').fill('7k4m-2xpo');
    await expect(wrong).toBeHidden();
    await sven.presses('Go');
    await expect(wrong).toBeVisible();
    await sven.page.goto('/t/7K4M2XP0');
    await expect(sven.page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
    await sven.page.getByRole('link', { name: 'Home' }).click();
    await expect(sven.page.getByRole('button', { name: 'Make a table' })).toBeVisible();
  });
});

test('the page of a link shows the host, the game, the players, and what the visitor can do', async ({ visitors }) => {
  const [ann, ben] = await visitors('Ann', 'Ben');
  const link = await ann.makesTable(modFour, { 'Points to win': 1 });
  await ben.page.goto('/');
  await ben.presses('Friends');
  await ben.page.getByLabel('Join with a code').focus();
  await ben.page.keyboard.insertText(link); // A player may paste a whole link, which a length limit of the field would cut.
  await ben.presses('Go');
  const seats = ben.page.getByRole('list', { name: 'At the table' }).getByRole('listitem');
  await expect(ben.page.getByRole('heading', { name: 'Ann invites you to Mod Four' })).toBeVisible();
  await expect(ben.page.getByText('Points to win 1')).toBeVisible();
  await expect(seats).toHaveText(['Ann', 'free seat', 'free seat', 'free seat']);
  await expect(ann.page.getByText('Watching')).toHaveCount(0); // The people at the table do not learn of a visitor who only looks at this page.
  await checkScreen(ben, 'door');

  await test.step('during a game the visitor sees the table at once, and can take a bot’s seat', async () => {
    await ann.startsWithBots();
    await expect(ben.page.getByText('You’re watching')).toBeVisible(); // The page updates by itself.
    await expect(ann.page.getByText('You’re watching')).toHaveCount(0);
    await expect(ben.page.getByRole('button', { name: 'Join the game' })).toBeVisible();
    await ben.page.reload();
    await expect(ben.page.getByText('You’re watching')).toBeVisible();
    await expect(ben.page.getByLabel('Your name')).toHaveCount(0);
  });

  await test.step('the name is asked with the first word in the chat, and only then', async () => {
    const tag = ben.page.getByRole('button', { name: GUEST, includeHidden: true });
    const drawn = (await tag.getAttribute('aria-label')) ?? '';
    await ann.presses('Watching: 1');
    await expect(ann.page.locator('.people')).toContainText(drawn.replace(/^You’re\s|\s·.*/g, ''));
    await ann.page.keyboard.press('Escape');
    await ben.presses('Chat');
    await ben.presses('Well counted!');
    await checkScreen(ben, 'name-for-chat');
    const question = ben.page.getByRole('dialog', { name: 'What shall we call you?' });
    await question.getByLabel('Your name').fill('Ben');
    await ben.presses('Save');
    const said = (text: string) => ben.page.getByRole('listitem').filter({ hasText: text });
    await expect(said('Well counted!')).toBeVisible();
    await ben.page.waitForTimeout(CHAT_PAUSE_MS);
    await ben.presses('One off!');
    await expect(said('One off!')).toBeVisible();
    await ann.presses('Watching: 1');
    await expect(ann.page.locator('.people')).toContainText('Ben');
  });
});

/** The table allows a message every two seconds. */
const CHAT_PAUSE_MS = 2100;
