import { checkScreen } from './kit/check-screen.ts';
import { expectHiddenFromAll, expectVisibleToAll, playUntil, TURN_TIMEOUT_MS, whoseTurn } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import { expect, soakTest, test } from './kit/test.ts';

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

soakTest('a pause begins when all players agree, and any player ends it; a spectator cannot', async ({ visitors }) => {
  const [ann, ben, wim] = await visitors('Ann', 'Ben', 'Wim');
  const everyone = [ann, ben, wim];
  const link = await ann.makesTable(modFour, { Clock: 'Normal' });
  await ben.opensLink(link);
  await wim.opensLink(link, 'watch');
  await ann.startsWithBots();
  const next = await whoseTurn([ann, ben]);

  const laid = await ben.table.boundingBox();
  await ann.presses('Ask for a pause');
  await expect(ann.page.getByText('The pause starts once everyone agrees.')).toBeVisible();
  await expect(wim.page.getByText('Ann would like a pause.')).toBeVisible();
  expect(await ben.table.boundingBox()).toEqual(laid); // Notices that come and go must not move any control.
  await checkScreen(ben, 'pause-wanted');
  await ben.presses('Agree');
  const paused = 'The game is paused.';
  await expectVisibleToAll(everyone, ({ page }) => page.getByText(paused));
  const clock = next.plateOf(next.name).locator('.plate-clock');
  const read = await clock.getAttribute('aria-label');
  await checkScreen(ben, 'pause');
  await ben.page.waitForTimeout(1000); // A clock that runs counts a second meanwhile.
  await expectVisibleToAll(everyone, ({ table }) => table.getByText('Paused', { exact: true }));
  await expect.poll(() => next.canAct()).toBe(false);
  await expect(wim.page.getByRole('button', { name: 'Play on' })).toBeHidden();
  await expect(clock).toHaveAttribute('aria-label', read ?? '');
  await ben.presses('Play on');
  await expect.poll(next.canAct).toBe(true);
  await expectHiddenFromAll(everyone, ({ page }) => page.getByText(paused));
});
