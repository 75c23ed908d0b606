import type { Locator } from '@playwright/test';
import { checkScreen } from './kit/check-screen.ts';
import { expectVisibleToAll, playToTheEnd, playTurns, playUntil } from './kit/game.ts';
import { hundredRummy } from './kit/games/hundred-rummy.ts';
import { modFour } from './kit/games/mod-four.ts';
import type { Person } from './kit/person.ts';
import { takesRecord } from './kit/result.ts';
import { expect, soakTest, test } from './kit/test.ts';

test('a player leaves for good, and a stranger who watched plays on in their place', async ({ visitor, gathers }) => {
  const [[ann, ben], link] = await gathers(['Ann', 'Ben'], hundredRummy, { Players: 2, 'Public table': true });
  const wim = await visitor('Wim');
  await ann.presses('Start the game');
  await wim.opensLink(link, 'watch');
  await expectVisibleToAll([ann, ben, wim], ({ table }) => table);
  await playTurns([ann, ben], hundredRummy, 2);

  await test.step('a bot holds the seat until the host frees it', async () => {
    await ben.confirms('Leave the table');
    await expect(ann.plateOf('Ben')).toContainText('bot plays');
    await expect(wim.page.getByRole('button', { name: 'Join the game' })).toBeHidden();
    await ann.presses('Watching: 1');
    await ann.opensMenuOf('Ben');
    await checkScreen(ann, 'free-a-held-seat');
    await ann.confirms('Give the seat to a bot: Ben', 'Give the seat to a bot');
    await ann.page.keyboard.press('Escape');
    await expect(wim.plateOf('Ben')).toBeHidden();
  });

  await test.step('the host refuses the first request and accepts the second one', async () => {
    await wim.presses('Join the game');
    await expect(wim.page.getByText('Asking the host …')).toBeVisible();
    await expect(ann.page.getByText(/^Wim would like to take \w+’s seat\.$/)).toBeVisible();
    await ann.presses('Not now');
    await expect(wim.page.getByText('Not this time.')).toBeVisible();
    await wim.presses('Join the game');
    await ann.presses('Let them play');
  });

  await test.step('the former spectator has the cards and plays on', async () => {
    await expect(wim.page.getByText('You’re in: these cards are yours now.')).toBeVisible();
    await expectVisibleToAll([ann, wim], ({ plateOf }) => plateOf('Wim'));
    await expect.poll(() => wim.cards()).not.toHaveLength(0);
    await checkScreen(wim, 'took-a-seat');
    await playTurns([ann, wim], hundredRummy, 3);
  });
});

soakTest('a player who is left alone has bots finish the game, and the record says so', async ({ server, gathers }) => {
  const [[ann, ben]] = await gathers(['Ann', 'Ben'], hundredRummy, { Players: 2, 'Points to win': 100 });
  await ann.presses('Start the game');
  await playTurns([ann, ben], hundredRummy, 2);
  await ben.confirms('Leave the table');
  await expect(ann.page.getByText('Everyone else has left.')).toBeVisible();
  await checkScreen(ann, 'left-alone');
  await ann.presses('Let bots finish');
  await expectVisibleToAll([ann], resultOf, { timeout: ENDING_TIMEOUT_MS });
  await expect(ann.page.getByText('Bots finished this game.')).toBeVisible();
  await checkScreen(ann, 'finished-by-bots');
  expect(await takesRecord(ann, server)).toMatchObject({ botsFrom: expect.any(Number) });
});

/** The table animates the end of a game move by move, even if bots played it in a moment. */
const ENDING_TIMEOUT_MS = 120_000;

soakTest(
  'the host chooses another game between two games: everyone stays without being asked, and every result stays open',
  async ({ visitor, gathers }) => {
    const [[ann, ben], link] = await gathers(['Ann', 'Ben'], modFour, { 'Points to win': 1 });
    const wim = await visitor('Wim');
    await wim.opensLink(link, 'watch');
    await ann.startsWithBots();
    await playToTheEnd([ann, ben], modFour);

    await test.step('everyone reads about the change, and an open result stays open', async () => {
      await expectVisibleToAll([ann, ben, wim], resultOf);
      await ann.presses('Game & options');
      await checkScreen(ann, 'change-sure');
      await ann.presses('Clear the table');
      await expectVisibleToAll([ben, wim], ({ page }) => page.getByText('Ann is choosing the next game.').first());
      await expect(ann.page.getByRole('dialog')).toBeHidden(); // It has a button of the same name.
      await ann.presses('Game & options');
      await ann.fillsForm({ Game: hundredRummy.name });
      await expectVisibleToAll([ann, ben, wim], ({ page }) => page.getByText('This table now plays 100 Points Rummy.'));
      await ann.fillsForm({ Players: 3 });
      await checkScreen(ann, 'change-game');
      await ann.presses('Done');
      await expectVisibleToAll([ben, wim], resultOf);
      await wim.presses('To the table');
    });

    await test.step('players keep their seats, the table has fewer seats, and the spectator still watches', async () => {
      for (const { page } of [ann, wim]) {
        await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(3);
        await expect(page.getByText('Watching: Wim')).toBeVisible();
      }
      await checkScreen(wim, 'another-game');
      await ann.presses('Start the game');
    });

    await test.step('a player with an open result sees the table once it is their turn', async () => {
      const notice = ben.page.getByText('The next game has started: 100 Points Rummy. Your turn.');
      await playUntil(notice, [ann], hundredRummy);
      await expect(resultOf(ben)).toBeHidden();
      await playTurns([ann, ben], hundredRummy, 4);
      await expectVisibleToAll([ann, ben, wim], ({ plateOf }) => plateOf('Ben'));
    });
  },
);

function resultOf({ page }: Person): Locator {
  return page.getByRole('dialog').getByRole('button', { name: /^(?:View table|To the table)$/ });
}
