import type { Locator } from '@playwright/test';
import { checkScreen } from './kit/check-screen.ts';
import { modFour } from './kit/games/mod-four.ts';
import { oneHundredOne } from './kit/games/one-hundred-one.ts';
import type { Person } from './kit/person.ts';
import { filledValue } from './kit/shown-text.ts';
import { expect, test } from './kit/test.ts';

function chatOf({ page }: Person): Locator {
  return page.getByRole('complementary', { name: 'Chat' });
}

function messageOf(person: Person, text: string): Locator {
  return messagesOf(person).filter({ hasText: text });
}

function messagesOf(person: Person): Locator {
  return chatOf(person).locator('.chat-message');
}

async function opensChat(person: Person): Promise<void> {
  await person.presses(/^Chat/);
  await expect(chatOf(person)).toBeVisible();
}

/** Repeats a message until the chat shows it. The table accepts one message every two seconds from each person. */
async function says(person: Person, text: string, send: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await send();
    await expect(messageOf(person, text).last()).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function writes(person: Person, text: string, shown = text): Promise<void> {
  await person.device.write(person.page.getByRole('textbox', { name: 'Write to the table' }), text);
  await says(person, shown, () => person.presses('Send'));
}

/** Presses the button for reactions, and slides over a face to a plate. */
async function slides({ page }: Person, face: string, plate: Locator): Promise<void> {
  const strip = page.locator('.reaction-strip').getByRole('button', { name: face });
  await page.getByRole('button', { name: 'React' }).hover();
  await page.mouse.down();
  await strip.hover();
  await plate.hover();
  await page.mouse.up();
}

test('friends chat by phrase and by text; one is muted, one is blocked, a message is reported', async ({ gathers }) => {
  const [[ann, cleo]] = await gathers(['Ann', 'Cleo'], modFour);
  await opensChat(ann);

  await test.step('the button of the chat counts what is new', async () => {
    await ann.presses('Well counted!');
    await expect(messageOf(ann, 'Well counted!')).toContainText('You');
    await cleo.presses('Chat, 1 new');
    await expect(messageOf(cleo, 'Well counted!')).toContainText('Ann');
  });

  await test.step('a message is plain text, even if it looks like markup', async () => {
    await writes(cleo, '<img src=x onerror=alert(1)> \u202ehello', '<img src=x onerror=alert(1)> hello');
    await expect(messageOf(ann, '<img src=x onerror=alert(1)> hello')).toContainText('Cleo');
    await cleo.device.write(cleo.page.getByRole('textbox', { name: 'Write to the table' }), '<img src=x onerror=alert(1)> hello');
    await cleo.presses('Send');
    await expect(cleo.page.getByText(/one message every two seconds|You’ve just said that/)).toBeVisible();
  });

  await test.step('the chat comes back in front of the help, with what was typed before', async () => {
    const field = cleo.page.getByRole('textbox', { name: 'Write to the table' });
    await cleo.device.write(field, 'Not sent yet');
    await cleo.presses('Help');
    await expect(chatOf(cleo)).toBeHidden();
    await opensChat(cleo);
    await expect(field).toHaveValue('Not sent yet');
  });

  await test.step('a message shows for a moment at its author’s seat', async () => {
    await cleo.presses('More phrases');
    await says(cleo, 'Take your time.', () => cleo.presses('Take your time.'));
    await expect(ann.page.getByRole('listitem').filter({ hasText: 'Cleo' }).getByTitle('Take your time.')).toBeVisible();
    await checkScreen(ann, 'talk');
  });

  await test.step('table events show between the messages', async () => {
    await expect(chatOf(ann).getByText('Cleo took a seat.')).toBeVisible();
  });

  await test.step('messages of a muted person are hidden until the person is unmuted', async () => {
    await messageOf(ann, 'Take your time.').getByRole('button', { name: 'About Cleo' }).click();
    await ann.presses('Mute for now: Cleo');
    await expect(messageOf(ann, 'Cleo')).toHaveCount(0);
    await writes(cleo, 'Can you hear me?');
    await ann.presses('People at the table');
    await ann.opensMenuOf('Cleo');
    await ann.presses('Unmute: Cleo');
    await expect(messageOf(ann, 'Can you hear me?')).toBeVisible();
    await ann.page.keyboard.press('Escape');
  });

  await test.step('a message is reported', async () => {
    await messageOf(ann, 'Can you hear me?').getByRole('button', { name: 'About Cleo' }).click();
    await ann.presses('Report: Cleo');
    await checkScreen(ann, 'talk-report');
    await ann.presses('Report');
    await expect(ann.page.getByText('Reported. An admin can read the messages.')).toBeVisible();
  });

  await test.step('a face goes to all with one press, and slides on to one plate, whose bot answers', async () => {
    await ann.startsWithBots();
    await ann.presses('React');
    await ann.page.locator('.reaction-strip').getByRole('button', { name: 'Wow' }).click();
    await expect(cleo.page.locator('.reaction')).toHaveCount(4);
    await expect(ann.page.locator('.reaction')).toHaveCount(0); // Her own have landed and gone.
    await says(cleo, 'Ha ha', () => slides(cleo, 'Ha ha', cleo.plateOf('Ann')));
    await expect(ann.page.locator('.reaction')).toHaveCount(1);
    await expect(messageOf(ann, 'Ha ha')).toContainText('to you');
    await expect(async () => {
      await slides(ann, 'Bravo', ann.plateOf('Ada'));
      await expect(chatOf(cleo).getByText('Ada says:')).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  await test.step('messages of a blocked person are hidden at another table and after a reload', async () => {
    await ann.presses('Block: Cleo');
    await expect(messageOf(ann, 'Cleo')).toHaveCount(0);
    await cleo.page.goto('/');
    await cleo.page.getByRole('radio', { name: new RegExp(`^${oneHundredOne.name}`) }).check();
    await cleo.presses('Friends');
    await cleo.presses('Make a table'); // Cleo already has a name, so the page does not ask for it.
    await ann.page.goto(await filledValue(cleo.page.getByRole('textbox', { name: 'Link' })));
    await ann.presses('Sit down'); // The page of the link already knows her name.
    await opensChat(ann);
    await opensChat(cleo);
    await writes(cleo, 'And here?');
    await says(ann, 'Nice chain!', () => ann.presses('Nice chain!'));
    await expect(messageOf(cleo, 'Nice chain!')).toBeVisible();
    await expect(messagesOf(ann)).toHaveCount(1);
    await ann.page.reload();
    await opensChat(ann);
    await expect(messagesOf(ann)).toHaveCount(1);
    await ann.presses('Settings');
    await checkScreen(ann, 'talk-settings');
    await ann.presses('Unblock: Cleo');
    await ann.presses('Done');
    await expect(messageOf(ann, 'And here?')).toBeVisible();
  });
});
