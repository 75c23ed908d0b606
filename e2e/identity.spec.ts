// Threats (docs/security.md): X3b.
import { checkScreen } from './kit/check-screen.ts';
import { modFour, playCards } from './kit/games/mod-four.ts';
import { layoutFaults } from './kit/layout.ts';
import { GUEST, type Person } from './kit/person.ts';
import { shownMarkup, shownText } from './kit/shown-text.ts';
import { expect, SHORT_GRACE_SECONDS, type TableFixtures, test } from './kit/test.ts';

async function midGame(gathers: TableFixtures['gathers']) {
  const [[ann, ben], link] = await gathers(['Ann', 'Ben'], modFour);
  await ann.startsWithBots();
  await playCards([ann, ben], 1);
  return { ann, ben, link };
}

const avatarOf = (looking: Person, whose: string): Promise<string> => shownMarkup(looking.plateOf(whose).locator('.avatar'));

async function codeFor(person: Person): Promise<string> {
  await person.presses(/^You: /);
  await person.presses('Move to another device');
  const code = person.page.getByRole('dialog').getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  return shownText(code);
}

test('a player changes name and avatar in the middle of a game, and everyone sees them at once', async ({ gathers }) => {
  const { ann, ben } = await midGame(gathers);
  const before = await avatarOf(ann, 'Ann');
  await ann.presses('You: Ann');
  await ann.presses('New badge');
  const field = ann.page.getByLabel('Your name');
  await ann.device.write(field, 'Annabel of the Seven Seas');
  await expect(ann.page.getByRole('status').filter({ hasText: 'This name is too long' })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/at most/);
  await expect(field).toHaveValue('Annabel of the Seven Seas');
  await ann.device.write(field, 'Annabel');
  await expect(field).toHaveAccessibleDescription(/The others at the table see it/);
  await ann.presses('Save');
  await expect(ben.plateOf('Annabel')).toBeVisible();
  const avatar = await avatarOf(ben, 'Annabel');
  expect(avatar).not.toBe(before);
  await expect.poll(() => avatarOf(ann, 'Annabel')).toBe(avatar);
  await ann.page.goto('/');
  await expect(ann.page.getByRole('button', { name: 'You: Annabel' })).toBeVisible();
});

test.describe('another device', () => {
  test('has the seat and the hand after the code is typed, and the first device is a new person', async ({
    visitor,
    gathers,
  }) => {
    const { ann, ben, link } = await midGame(gathers);
    await ann.awaitsRest();
    const cards = await ann.cards();
    const code = await codeFor(ann);
    await checkScreen(ann, 'you-move-away');
    const phone = await visitor('Phone');
    await phone.page.goto(`${link}#move-${code}`);
    await checkScreen(phone, 'arrival');
    await phone.presses('Not now');
    await phone.presses(GUEST);
    await phone.presses('I have a code');
    await phone.device.write(phone.page.getByRole('dialog').getByLabel('Code'), '7K4M');
    await phone.presses('Move here');
    await expect(phone.page.getByText('This code doesn’t work.')).toBeVisible();
    await checkScreen(phone, 'you-move-here');
    await phone.device.write(phone.page.getByRole('dialog').getByLabel('Code'), code.toLowerCase());
    await phone.presses('Move here');
    await expect(phone.plateOf('Ann')).toBeVisible();
    await expect(phone.page.locator('.name-tag-name')).toHaveText('Ann');
    await expect.poll(phone.cards).toEqual(cards);

    await expect(ann.page.getByRole('heading', { name: 'You’re on the other device now' })).toBeVisible();
    await ann.presses('Start fresh');
    await expect(ann.plateOf('Ann')).toBeVisible();
    await expect(ann.hand.getByRole('button')).toHaveCount(0);
    await expect(phone.page.getByRole('button', { name: 'Watching: 1', includeHidden: true })).toHaveCount(1);
    await playCards([phone, ben], 2);
  });
});

test('a name from the account panel holds for the forms on the page, until it is deleted', async ({ visitors }) => {
  const [ann, ben] = await visitors('Ann', 'Ben');
  const nameInPanel = ({ page }: Person) => page.getByRole('dialog').getByLabel('Your name');
  await ben.page.goto(await ann.makesTable(modFour));
  await ben.presses(GUEST);
  await ben.device.write(nameInPanel(ben), 'Ben');
  await ben.presses('Save');
  await ben.presses('Sit down');
  await expect(ann.page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();

  await ben.page.goto('/');
  await ben.presses('Strangers');
  const field = ben.page.getByRole('textbox', { name: 'Your name' });
  await expect(ben.page.getByRole('group', { name: 'What would you like to play?' })).toBeVisible();
  await expect(field).toBeHidden();
  await ben.presses('You: Ben');
  for (const screen of ['you-forget', 'you-forget-sure']) {
    await ben.presses('Delete my data');
    await checkScreen(ben, screen);
  }
  await ben.presses('Yes, delete');
  await expect(ben.page.getByRole('heading', { name: 'All your data is gone' })).toBeVisible();
  await ben.page.keyboard.press('Escape');
  await ben.presses('Strangers');
  await expect(field).toBeVisible();
  await ben.presses(GUEST);
  await ben.device.write(nameInPanel(ben), 'Benedict');
  await ben.presses('Save');
  await expect(field).toBeHidden();
});

test.describe('a link that is opened in another browser', () => {
  test('leads to the own seat in a game once the host agrees, and the first browser is told', async ({ visitor, gathers }) => {
    const { ann, ben, link } = await midGame(gathers);
    await ben.awaitsRest();
    const cards = await ben.cards();
    await ben.page.goto('about:blank');
    await expect(ann.plateOf('Ben')).toContainText('away');
    const phone = await visitor('Ben');
    await phone.page.goto(link);
    await phone.presses('Join the game');
    await phone.presses('Take my seat');
    await phone.device.write(phone.page.getByLabel('Your name'), 'Ben');
    await checkScreen(phone, 'claim-name');
    await phone.presses('Save');
    await expect(phone.page.getByText('Asking the others …')).toBeVisible();
    await expect(phone.hand.getByRole('button')).toHaveCount(0);
    expect.soft(await layoutFaults(ann.page), 'claim-asked').toEqual([]);
    await ann.presses('Not now');
    await expect(phone.page.getByText('Not this time.')).toBeVisible();
    await checkScreen(phone, 'claim-again');
    await phone.presses('Take my seat');
    await ann.presses('Give them the seat');
    await expect(ann.page.getByText('Ben has the seat back, in another browser.').first()).toBeVisible();
    await expect.poll(phone.cards).toEqual(cards);

    await ben.page.goto(link);
    await expect(ben.page.getByText('Your seat went to another browser of yours.')).toBeVisible();
    await expect(ben.hand.getByRole('button')).toHaveCount(0);
    await checkScreen(ben, 'claimed');
    await playCards([ann, phone], 2);
  });

  test.describe('with a short grace time', () => {
    test.use({ graceSeconds: SHORT_GRACE_SECONDS });

    test('while people gather, leaves a seat that is free for others, and who comes back too late gets another one', async ({
      visitors,
    }) => {
      const [ann, ben, wim] = await visitors('Ann', 'Ben', 'Wim');
      const link = await ann.makesTable(modFour);
      const seats = ann.page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
      await ben.opensLink(link);
      await ben.page.goto('about:blank');
      await expect(seats.filter({ hasText: 'away' })).toHaveCount(1);
      await wim.opensLink(link, 'watch');

      await expect(wim.page.getByRole('button', { name: 'Sit here: Ben' })).toBeVisible();
      await checkScreen(wim, 'away-seat-is-free');
      await wim.presses('Sit here: Ben');
      await expect(seats.filter({ hasText: 'Ben' })).toHaveCount(0);
      await ben.page.goBack();
      await expect(seats.filter({ hasText: 'Ben' })).toHaveCount(1);
    });
  });
});
