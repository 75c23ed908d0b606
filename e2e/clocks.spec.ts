import { checkScreen } from './kit/check-screen.ts';
import { expectVisibleToAll, playUntil, TURN_TIMEOUT_MS, whoseTurn } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';

// The clock of the server alone: a page counts down what it was told, in real time.
test.use({ clockSpeed: 3 });

test('turn time and time bank run out, a bot moves, and the absent player returns with one press', async ({ gathers }) => {
  const [both] = await gathers(['Ann', 'Ben'], modFour, { Clock: 'Fast' });
  const [ann, ben] = both;
  await checkScreen(ben, 'time-gathering');
  await ann.startsWithBots();
  const sleeper = await whoseTurn(both);
  const friend = sleeper === ann ? ben : ann;

  await expectVisibleToAll(both, ({ table }) => table.getByRole('img', { name: /^\d+ seconds? left/ }).first());
  await checkScreen(friend, 'time-running');

  await test.step('a bot moves for the player, and the log says so', async () => {
    for (const person of both) {
      await person.presses('What happened');
      await expect(person.table.getByRole('region', { name: 'What happened' })).toContainText(
        person === sleeper ? 'Your time ran out, so a bot' : `${sleeper.name} ran out of time, so a bot`,
        { timeout: TURN_TIMEOUT_MS },
      );
      await person.presses('Close');
    }
  });

  await test.step('a player whose time runs out twice in a row is away until the next press', async () => {
    const away = sleeper.page.getByText('A bot is playing for you.');
    await playUntil(away, [friend], modFour);
    await expect(friend.plateOf(sleeper.name).getByText('bot plays')).toBeVisible();
    await checkScreen(sleeper, 'time-away');
    await sleeper.presses('I’m back');
    await expect(away).toBeHidden();
    await expect(friend.plateOf(sleeper.name).getByText('bot plays')).toBeHidden();
  });
});
