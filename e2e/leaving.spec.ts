import { checkScreen } from './kit/check-screen.ts';
import { expectVisibleToAll, playTurns } from './kit/game.ts';
import { hundredRummy } from './kit/games/hundred-rummy.ts';
import { takesRecord } from './kit/result.ts';
import { expect, test } from './kit/test.ts';

test('a player leaves for good, and a stranger who watched plays on in their place', async ({ server, visitor, gathers }) => {
  const [[ann, ben], link] = await gathers(['Ann', 'Ben'], hundredRummy, {
    Players: 2,
    'Points to win': 300,
    'Public table': true,
  });
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
    await playTurns([ann, wim], hundredRummy, 2);
  });

  await test.step('a player who is left alone has bots finish the game, and the record says so', async () => {
    await wim.confirms('Leave the table');
    await expect(ann.page.getByText('Everyone else has left.')).toBeVisible();
    await checkScreen(ann, 'left-alone');
    await ann.presses('Let bots finish');
    await expect(ann.page.getByText('Bots finished this game.')).toBeVisible({ timeout: ENDING_TIMEOUT_MS });
    await checkScreen(ann, 'finished-by-bots');
    expect(await takesRecord(ann, server)).toMatchObject({ botsFrom: expect.any(Number) });
  });
});

/** The table animates the end of a game move by move, even if bots played it in a moment. */
const ENDING_TIMEOUT_MS = 120_000;
