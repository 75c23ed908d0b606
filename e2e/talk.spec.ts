import type { Locator } from '@playwright/test';
import { modFour } from './games/mod-four.ts';
import { oneHundredOne } from './games/one-hundred-one.ts';
import { lookAt } from './look.ts';
import { opensMenuOf } from './people.ts';
import type { Person } from './person.ts';
import { expect, test } from './test.ts';

function talkOf({ page }: Person): Locator {
  return page.getByRole('complementary', { name: 'Chat' });
}

/** A line as it stands in somebody's talk. */
function lineOf(person: Person, said: string): Locator {
  return linesOf(person).filter({ hasText: said });
}

/** What people said there, without what happened at the table between it. */
function linesOf(person: Person): Locator {
  return talkOf(person).locator('.talk-line');
}

async function opensChat(person: Person): Promise<void> {
  await person.presses(/^Chat/);
  await expect(talkOf(person)).toBeVisible();
}

/** Says something until it stands in the talk: a line every two seconds is what the table takes from anybody. */
async function says(person: Person, said: string, tell: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await tell();
    await expect(lineOf(person, said).last()).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function writes(person: Person, text: string, shown = text): Promise<void> {
  await person.hands.write(person.page.getByRole('textbox', { name: 'Write to the table' }), text);
  await says(person, shown, () => person.presses('Send'));
}

test('friends talk by phrase and by text; one is muted, one is blocked, a line is reported', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben', { locale: 'de' });
  const cleo = await visitor('Cleo');
  const link = await ann.makesTable(modFour);
  await ben.page.goto(link);
  await ben.hands.write(ben.page.getByLabel('Dein Name'), 'Ben');
  await ben.presses('Hinsetzen');
  await cleo.comesBy(link);
  await opensChat(ann);

  await test.step('a phrase is read by each in their own language', async () => {
    await ann.presses('Well counted!');
    await expect(lineOf(ann, 'Well counted!')).toContainText('You');
    await ben.presses('Chat, 1 neu');
    await expect(ben.page.getByRole('complementary', { name: 'Chat' })).toContainText('Gut gerechnet!');
  });

  await test.step('a text is text, whatever it looks like', async () => {
    await opensChat(cleo);
    await writes(cleo, '<img src=x onerror=alert(1)> \u202ehello', '<img src=x onerror=alert(1)> hello');
    await expect(lineOf(ann, '<img src=x onerror=alert(1)> hello')).toContainText('Cleo');
    await cleo.hands.write(cleo.page.getByRole('textbox', { name: 'Write to the table' }), '<img src=x onerror=alert(1)> hello');
    await cleo.presses('Send');
    await expect(cleo.page.getByText(/one message every two seconds|You’ve just said that/)).toBeVisible();
  });

  await test.step('what is said stands where its speaker sits for a moment', async () => {
    await says(cleo, 'Take your time.', () => cleo.presses('Take your time.'));
    await expect(ann.page.getByRole('listitem').filter({ hasText: 'Cleo' }).getByTitle('Take your time.')).toBeVisible();
    await lookAt(ann, 'talk');
  });

  await test.step('what happens at the table stands between the lines', async () => {
    await expect(talkOf(ann).getByText('Cleo took a seat.')).toBeVisible();
  });

  await test.step('nothing is heard from whoever is muted, until they are heard again', async () => {
    await lineOf(ann, 'Take your time.').getByRole('button', { name: 'About Cleo' }).click();
    await ann.presses('Mute for now: Cleo');
    await expect(lineOf(ann, 'Cleo')).toHaveCount(0);
    await writes(cleo, 'Can you hear me?');
    await ann.presses('People at the table');
    await opensMenuOf(ann, 'Cleo');
    await ann.presses('Unmute: Cleo');
    await expect(lineOf(ann, 'Can you hear me?')).toBeVisible();
    await ann.page.keyboard.press('Escape');
  });

  await test.step('a line is reported', async () => {
    await lineOf(ann, 'Can you hear me?').getByRole('button', { name: 'About Cleo' }).click();
    await ann.presses('Report: Cleo');
    await lookAt(ann, 'talk-report');
    await ann.presses('Report');
    await expect(ann.page.getByText('Reported. An admin can read the messages.')).toBeVisible();
  });

  await test.step('whoever is blocked is not heard at another table either, nor after the page is loaded again', async () => {
    await ann.presses('Block: Cleo');
    await expect(lineOf(ann, 'Cleo')).toHaveCount(0);
    await cleo.page.goto('/');
    await cleo.page.getByRole('radio', { name: new RegExp(`^${oneHundredOne.name}`) }).check();
    await cleo.presses('Make a table'); // Whoever has a name already is not asked for it.
    await ann.page.goto(await cleo.page.getByRole('textbox', { name: 'Link' }).inputValue());
    await ann.presses('Sit down'); // At the door, where her name stands already.
    await opensChat(ann);
    await opensChat(cleo);
    await writes(cleo, 'And here?');
    await says(ann, 'Nice chain!', () => ann.presses('Nice chain!'));
    await expect(lineOf(cleo, 'Nice chain!')).toBeVisible();
    await expect(linesOf(ann)).toHaveCount(1);
    await ann.page.reload();
    await opensChat(ann);
    await expect(linesOf(ann)).toHaveCount(1);
    await ann.presses('Settings');
    await lookAt(ann, 'talk-settings');
    await ann.presses('Unblock: Cleo');
    await ann.presses('Done');
    await expect(lineOf(ann, 'And here?')).toBeVisible();
  });
});

test('the host decides whether people write; who watches is heard by others who watch while a game goes on', async ({
  visitor,
}) => {
  const ann = await visitor('Ann');
  const eve = await visitor('Eve');
  const finn = await visitor('Finn');
  const link = await ann.makesTable(modFour, { 'Points to win': 1 });
  await eve.comesBy(link, 'watch');
  await finn.comesBy(link, 'watch');
  for (const person of [ann, eve, finn]) await opensChat(person);

  await test.step('without the switch there are phrases alone', async () => {
    const field = eve.page.getByRole('textbox', { name: 'Write to the table' });
    await expect(field).toBeVisible();
    await ann.page.getByRole('switch', { name: 'Free chat' }).uncheck();
    await expect(eve.page.getByText('Quick phrases only at this table. The host can change that.')).toBeVisible();
    await ann.page.getByRole('switch', { name: 'Free chat' }).check();
    await expect(field).toBeVisible();
  });

  await test.step('while a game goes on', async () => {
    await ann.presses('Fill with bots');
    await ann.presses('Start the game');
    await expect(eve.page.getByText('While the game is on, only spectators see what you write.')).toBeVisible();
    await writes(eve, 'She has the ace.');
    await expect(lineOf(finn, 'She has the ace.')).toContainText('watching');
    await ann.presses('Good luck!');
    await expect(lineOf(eve, 'Good luck!')).toBeVisible();
    await expect(linesOf(ann)).toHaveCount(1);
    await expect(eve.plateOf('Ann').getByTitle('Good luck!')).toBeVisible();
    await lookAt(eve, 'talk-watching');
    await lookAt(ann, 'talk-playing');
  });

  await test.step('the keyboard closes it, and is back where it was', async () => {
    await ann.page.getByRole('button', { name: 'Good luck!' }).focus();
    await ann.page.keyboard.press('Escape');
    await expect(talkOf(ann)).toBeHidden();
    await expect(ann.page.getByRole('button', { name: 'Chat', exact: true })).toBeFocused();
  });
});
