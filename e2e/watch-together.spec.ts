import { listen } from './kit/announcements.ts';
import { checkScreen } from './kit/check-screen.ts';
import { playToTheEnd } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import type { Person } from './kit/person.ts';
import { expect, test } from './kit/test.ts';

function caption({ page }: Person) {
  return page.locator('.replay-caption');
}

function result({ page }: Person) {
  return page.getByRole('dialog').filter({ has: page.locator('.standings') });
}

function who({ page }: Person) {
  return page.getByRole('region', { name: 'Watching together' }).getByRole('status');
}

async function expectTurn(people: readonly Person[], turn: number): Promise<void> {
  for (const person of people) await expect(caption(person)).toContainText(`Turn ${turn} of`);
}

async function playShortGame(host: Person, friend: Person): Promise<void> {
  await friend.opensLink(await host.makesTable(modFour, { 'Points to win': 1 }));
  await host.startsWithBots();
  await playToTheEnd([host, friend], modFour);
}

test('two friends watch their game again together: one leads, the other breaks free and returns, and the lead is passed on', async ({
  visitor,
}) => {
  const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
  const both = [ann, ben];
  const { heard } = await listen(ann.page);
  await playShortGame(ann, ben);

  await test.step('one leads, and the other follows from the table', async () => {
    await ben.presses('Replay');
    await expect(who(ben)).toHaveText('You’re showing the game.');
    await expectTurn([ben], 0);
    await expect(result(ann).getByText('Ben is replaying – come along')).toBeInViewport();
    await expect(result(ann).locator('.main')).toHaveText('Watch with Ben');
    await checkScreen(ann, 'together-invited');
    await ann.presses('Share');
    const sharing = ann.page.locator('dialog[open] dialog[open]');
    await expect(sharing.getByText('Ben is replaying – come along')).toBeInViewport();
    await ann.device.press(sharing.getByRole('button', { name: 'Close', exact: true }));
    await ann.presses('Close');
    await ann.presses('Chat');
    await expect(ann.page.getByText('Ben is replaying – come along')).toBeInViewport();
    await checkScreen(ann, 'together-banner');
    await ann.presses('Watch with Ben');
    await ann.presses('Close chat');
    await expect(who(ann)).toHaveText('Ben is showing the game again.');
    await ben.page.keyboard.press('ArrowRight');
    await ben.page.keyboard.press('ArrowRight');
    await expectTurn(both, 2);
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^Turn 2 of \d+: /));
    await ben.page.getByRole('slider', { name: 'Replay' }).fill('4');
    await expectTurn(both, 4);
    await ben.presses('Chat');
    await ben.presses('Wow');
    await ben.presses('Close chat');
    await checkScreen(ben, 'together-leader');
    await checkScreen(ann, 'together-follower');
  });

  await test.step('the leader points by a press that is held, and everyone sees at what until it ends', async () => {
    const finger = ann.page.locator('.pointing-finger');
    await ben.page.getByRole('slider', { name: 'Replay' }).fill('2');
    await ben.presses('View: All hands');
    await ben.device.press(ben.page.getByRole('radio', { name: 'Ben' }));
    await expect(ann.page.getByRole('button', { name: 'View: Ben' })).toBeVisible();
    const card = ben.hand.getByRole('button').nth(2);
    await card.hover();
    await ben.page.mouse.down();
    const label = await card.getAttribute('aria-label');
    await expect.poll(heard).toContainEqual(`Ben points at: ${label?.split(',')[0]}.`);
    await expect(finger).toHaveCSS('opacity', '1');
    await expect(finger).toHaveText('Ben');
    await checkScreen(ann, 'together-pointing');
    await ben.page.mouse.up();
    await expect(finger).toHaveCSS('opacity', '0');
    await expectTurn(both, 2); // The card was not tried out.
    await ben.presses('View: Ben');
    await ben.device.press(ben.page.getByRole('radio', { name: 'All hands' }));
  });

  await test.step('a pause, the speed and the view of the leader are those of all', async () => {
    await ben.page.keyboard.press('Home');
    await expectTurn(both, 0);
    await ben.presses('Speed: 1×');
    await ben.device.press(ben.page.getByRole('radio', { name: '0.5×' }));
    await expect(ann.page.getByRole('button', { name: 'Speed: 0.5×' })).toBeVisible();
    await ben.presses('Play');
    await expect(ann.page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(caption(ann)).not.toContainText('Turn 0 of');
    await ben.presses('Pause');
    await expect(ann.page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await ben.page.keyboard.press('Home');
    await expectTurn(both, 0);
  });

  await test.step('one breaks free with a press on any control, and returns', async () => {
    await ann.presses('To the end');
    await expect(who(ann)).toHaveText('Ben is replaying – come along');
    await ben.page.keyboard.press('ArrowRight');
    await expectTurn([ben], 1);
    await expect(caption(ann)).not.toContainText('Turn 1 of');
    await checkScreen(ann, 'together-alone');
    await ann.presses('Watch with Ben');
    await expectTurn(both, 1);
    await ann.presses('Watch on my own');
    await expect(who(ann)).toHaveText('Ben is replaying – come along');
  });

  await test.step('the lead is passed on to someone who was on their own, and the leader before follows', async () => {
    await ben.presses('Hand over');
    await checkScreen(ben, 'together-pass');
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Ann' }).click();
    await expect(who(ann)).toHaveText('You’re showing the game.');
    await ann.page.keyboard.press('ArrowRight');
    await expectTurn(both, 2);
    await expect(who(ben)).toHaveText('Ann is showing the game again.');
  });

  await test.step('a leader who reloads the page leads on from the same turn', async () => {
    await ann.page.reload();
    await expect(who(ann)).toHaveText('You’re showing the game.');
    await expectTurn([ann], 2);
    await ann.page.keyboard.press('ArrowRight');
    await expectTurn(both, 3);
  });

  await test.step('the leader wants a rematch, which calls those who follow; one press brings them to the next game', async () => {
    await ann.presses('Result');
    await ann.presses('Rematch');
    await expect(who(ben)).toHaveText('Ann wants a rematch.');
    await checkScreen(ben, 'together-rematch');
    await ben.presses('Rematch');
    for (const person of both) {
      await expect(caption(person)).toBeHidden();
      await expect(result(person)).toBeHidden();
      await expect(person.table).toBeVisible();
    }
    await expect(ann.page.getByText('The game is over')).toBeHidden();
  });
});
