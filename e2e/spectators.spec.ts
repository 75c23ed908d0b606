import { checkScreen } from './kit/check-screen.ts';
import { playTurns } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';

test('spectators see all hands with the delay that the host chose, everyone knows it, and they get no seat in that deal', async ({
  visitor,
  gathers,
}) => {
  const [[ann, ben], link] = await gathers(['Ann', 'Ben'], modFour);
  const wim = await visitor('Wim');

  await test.step('the host allows it, and everyone can read it', async () => {
    await ann.presses('Game & options');
    await ann.fillsForm({ Spectators: 'Yes, hands a few turns late', 'How many turns late': '4' });
    await checkScreen(ann, 'who-may-watch');
    await ann.presses('Done');
    await expect(ben.page.getByRole('main').getByText('Spectators can see all hands, 4 turns late.')).toBeVisible();
    await checkScreen(ben, 'hands-stated');
  });

  await ann.startsWithBots();
  await wim.opensLink(link, 'watch');

  await test.step('the hands open after the chosen number of turns', async () => {
    await wim.presses('All hands');
    await expect(wim.page.getByText(/^The hands open after 4 turns|^All hands, 4 turns late/)).toBeVisible();
    await playTurns([ann, ben], modFour, 3);
    await expect(wim.page.getByText(/^All hands, 4 turns late/)).toBeVisible();
    for (const name of ['Ann', 'Ben'])
      await expect(wim.plateOf(name)).toContainText(/In hand: (?:[A-Z][a-z]+ of [a-z]+(?:, |\.)){11,13}/);
    await checkScreen(wim, 'all-hands');
    await wim.presses('Chat');
    await wim.presses('Wow');
    await expect(wim.page.getByRole('complementary', { name: 'Chat' }).getByText('Wow').first()).toBeVisible();
    await wim.presses('Close chat');
  });

  await test.step('players see the number of people who see all hands', async () => {
    await ann.presses('Watching: 1');
    await expect(ann.page.getByText('1 person sees all hands')).toBeVisible();
    await checkScreen(ann, 'who-looks');
    await ann.page.keyboard.press('Escape');
  });

  await test.step('a player shows a spectator the current hand', async () => {
    await wim.presses('Back to the table');
    await expect(wim.page.getByText(/^All hands, 4 turns late/)).toBeHidden();
    await ben.presses('Watching: 1');
    await ben.opensMenuOf('Wim');
    await ben.presses('Show my hand: Wim');
    await expect(ben.page.getByText('sees your hand')).toBeVisible();
    await ben.page.keyboard.press('Escape');
    await expect(wim.page.getByText('Ben is showing you their hand.')).toBeVisible();
    await expect(wim.plateOf('Ben')).toContainText(/In hand: (?:[A-Z][a-z]+ of [a-z]+(?:, |\.)){11,13}/);
    await expect(wim.plateOf('Ann')).not.toContainText('In hand');
    await checkScreen(wim, 'shown-hand');
    await ann.presses('Watching: 1');
    await expect(ann.page.getByText('sees the hand of Ben')).toBeVisible();
    await ann.page.keyboard.press('Escape');
  });

  await test.step('a spectator who has seen the hands cannot play one of them', async () => {
    await wim.presses('Join the game');
    await wim.page
      .getByRole('button', { name: /’s seat$/ })
      .first()
      .click();
    await expect(wim.page.getByText('You’ve already seen cards of this deal. You can join in the next one.')).toBeVisible();
  });
});

test('a table without spectators lets visitors watch until the game starts, and then tells them why they cannot', async ({
  visitors,
}) => {
  const [ann, wim] = await visitors('Ann', 'Wim');
  const link = await ann.makesTable(modFour, { 'Points to win': 1 });
  await ann.presses('Game & options');
  await ann.fillsForm({ Spectators: 'No' });
  await ann.presses('Done');
  await wim.opensLink(link, 'watch');
  await expect(ann.page.getByText('Watching: Wim')).toBeVisible();
  await ann.startsWithBots();
  await expect(wim.page.getByRole('heading', { name: 'No spectators here' })).toBeVisible();
  await checkScreen(wim, 'unwatched');
  await wim.presses('Try again');
  await expect(wim.page.getByRole('heading', { name: 'No spectators here' })).toBeVisible();
});
