import { expectHiddenFromAll, expectVisibleToAll, playToTheEnd, reloadsInMidGame } from './kit/game.ts';
import { modFour, playCards } from './kit/games/mod-four.ts';
import { personAt } from './kit/person.ts';
import { resultIn, resultOn, seatNames, takesRecord } from './kit/result.ts';
import { expect, SHORT_GRACE_SECONDS, test } from './kit/test.ts';

test('three friends and a spectator play from the start page to the result, and once more', async ({
  server,
  visitors,
  gathers,
}) => {
  const [[ann, ben], link] = await gathers(['Ann', 'Ben'], modFour, { Deck: 'French, 32 cards', 'Points to win': 2 });
  const [dan, wim] = await visitors('Dan', 'Wim');
  await dan.joinsByCode(link.slice(-8).toLowerCase());
  await dan.entersName('Sit down');
  await wim.opensLink(link, 'watch');
  const players = [ann, ben, dan];
  const everyone = [...players, wim];
  await expectVisibleToAll(players, ({ page }) => page.getByText('Watching: Wim'));
  await ann.startsWithBots();
  const names = await seatNames(wim);

  await test.step('a player reloads in the middle of a hand and holds the same cards', async () => {
    await playCards(players, 3);
    await reloadsInMidGame(ben);
  });

  await test.step('they play to the end, and the result matches the record', async () => {
    await playToTheEnd(players, modFour);
    const record = await takesRecord(wim, server);
    expect(record).toMatchObject({ game: 'mod-four', options: { deck: 'french-32', target: 2 } });
    expect(Math.max(...(record.outcome?.scores ?? []))).toBe(2);
    for (const person of everyone) expect(await resultOn(person)).toEqual(resultIn(record, names));
  });

  await test.step('a player who is ready waits, and the results of the others stay open', async () => {
    for (const player of [ann, ben]) await player.presses('Rematch');
    await expect(ben.page.getByText('You’re ready. Waiting for Dan.')).toBeVisible();
    // Ann, Ben and the bot.
    for (const { page } of everyone) await expect(page.getByRole('rowheader', { name: / ready/ })).toHaveCount(3);
    await expect(wim.page.getByRole('rowheader', { name: /^Dan ready/ })).toHaveCount(0);
    await dan.presses('Rematch');
    await expectHiddenFromAll(players, ({ page }) => page.getByRole('dialog'));
    await expect(wim.page.getByText('The next game has started: Mod Four.')).toBeVisible();
    await wim.presses('Continue');
    await expectHiddenFromAll(everyone, ({ page }) => page.getByRole('dialog'));
    await playCards(players, 3);
    await expectVisibleToAll(everyone, ({ page }) => page.getByRole('img', { name: '1 of 2 points' }));
  });
});

test.describe('with a short grace time', () => {
  test.use({ graceSeconds: SHORT_GRACE_SECONDS });

  test('a lost connection is restored by itself, and the seat of a disconnected player is kept: a bot plays after the grace time', async ({
    pageErrors,
    gathers,
  }) => {
    const [players, link] = await gathers(['Ann', 'Ben'], modFour, { Deck: 'French, 32 cards', 'Points to win': 50 });
    const [ann, ben] = players;
    const context = ben.page.context();
    pageErrors.expectKind(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await ann.startsWithBots();
    await playCards(players, 1);

    await test.step('a connection is lost for longer than the grace time', async () => {
      await context.setOffline(true);
      await expect(ann.plateOf('Ben').getByText('bot plays')).toBeVisible({ timeout: (SHORT_GRACE_SECONDS + 15) * 1000 });
      await context.setOffline(false);
      await expectHiddenFromAll(players, (person) => person.plateOf('Ben').getByText('bot plays'));
      await playCards(players, 1);
    });

    await test.step('Ben closes the page, and gets his seat back without any question', async () => {
      await ben.page.close();
      await expect(ann.plateOf('Ben').getByText(/^away/)).toBeVisible();
      const again = personAt(await context.newPage(), 'Ben');
      await again.page.goto(link);
      await expect(again.hand.getByRole('button').first()).toBeVisible();
      await expect(ann.plateOf('Ben').getByText('bot plays')).toBeHidden();
      await expect(again.page.getByRole('region', { name: 'Ben, You' })).toBeVisible();
      await playCards([ann, again], 1);
    });
  });
});
