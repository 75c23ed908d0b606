import { expectHiddenFromAll, expectVisibleToAll, playToTheEnd, reloadsInMidGame, whoseTurn } from './kit/game.ts';
import { modFour, playCards } from './kit/games/mod-four.ts';
import { SERVER_STOPPED } from './kit/page-errors.ts';
import { type Person, personAt } from './kit/person.ts';
import { resultIn, resultOn, takesRecord } from './kit/result.ts';
import { expect, SHORT_GRACE_SECONDS, soakTest, type TableFixtures, test } from './kit/test.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'] as const;

/** Ann makes a table, Ben follows her link, and bots take the other seats. */
async function gatherTwo({ visitor }: Pick<TableFixtures, 'visitor'>) {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => visitor(name)));
  if (!ann || !ben) throw new Error('a visitor is missing');
  const link = await ann.makesTable(modFour, { Deck: 'French, 32 cards', 'Points to win': 50 });
  await ben.opensLink(link);
  await ann.presses('Fill with bots');
  return { link, players: [ann, ben] as const };
}

/** Ann makes a table, Ben and Cleo follow her link, Dan types the code, and Wim watches. */
async function gatherFour({ visitor }: Pick<TableFixtures, 'visitor'>) {
  const [ann, ben, cleo, dan, wim] = await Promise.all([...NAMES, 'Wim'].map((name) => visitor(name)));
  if (!ann || !ben || !cleo || !dan || !wim) throw new Error('a visitor is missing');
  const link = await ann.makesTable(modFour, { Deck: 'French, 32 cards', 'Points to win': 2 });
  await ben.opensLink(link);
  await cleo.opensLink(link);
  await dan.joinsByCode(link.slice(-8).toLowerCase());
  await dan.entersName('Sit down');
  await wim.opensLink(link, 'watch');
  await expectVisibleToAll([ann, ben, cleo, dan], ({ page }) => page.getByText('Watching: Wim'));
  return { wim, players: [ann, ben, cleo, dan] as const };
}

async function begin(host: Person, everyone: readonly Person[]): Promise<void> {
  await host.presses('Start the game');
  await expectVisibleToAll(everyone, (person) => person.plateOf(host.name));
}

test('four friends and a spectator play from the start page to the result, and once more', async ({ server, visitor }) => {
  const { players, wim } = await gatherFour({ visitor });
  const [ann, ben, cleo, dan] = players;
  const everyone = [...players, wim];
  await begin(ann, everyone);

  await test.step('a player reloads in the middle of a hand and holds the same cards', async () => {
    await playCards(players, 6);
    await expect.poll(async () => (await ben.cards()).length).toBeGreaterThan(5);
    await reloadsInMidGame(ben);
  });

  await test.step('they play to the end, and the result matches the record', async () => {
    await playToTheEnd(players, modFour);
    const record = await takesRecord(wim, server);
    expect(record).toMatchObject({ game: 'mod-four', options: { deck: 'french-32', target: 2 } });
    expect(Math.max(...(record.outcome?.scores ?? []))).toBe(2);
    for (const person of everyone) expect(await resultOn(person)).toEqual(resultIn(record, NAMES));
  });

  await test.step('a player who is ready waits, and the results of the others stay open', async () => {
    for (const player of [ann, ben, cleo]) await player.presses('Rematch');
    await expect(ben.page.getByText('You’re ready. Waiting for Dan.')).toBeVisible();
    await dan.presses('Rematch');
    await expectHiddenFromAll(players, ({ page }) => page.getByRole('dialog'));
    await expect(wim.page.getByText('The next game has started: Mod Four.')).toBeVisible();
    await wim.presses('To the table');
    await expectHiddenFromAll(everyone, ({ page }) => page.getByRole('dialog'));
    await playCards(players, 4);
    await expectVisibleToAll(everyone, ({ page }) => page.getByRole('img', { name: '1 of 2 points' }));
    for (const player of players) await expect(player.hand.getByRole('button')).toHaveCount(7);
  });
});

test.describe('with a short grace time', () => {
  test.use({ graceSeconds: SHORT_GRACE_SECONDS });

  test('a lost connection is restored by itself, and the seat of a disconnected player is kept: a bot plays after the grace time', async ({
    visitor,
    pageErrors,
  }) => {
    const { players, link } = await gatherTwo({ visitor });
    const [ann, ben] = players;
    const context = ben.page.context();
    pageErrors.expectKind(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await begin(ann, players);
    await playCards(players, 2);

    await test.step('a connection is lost for longer than the grace time', async () => {
      await context.setOffline(true);
      await expect(ann.plateOf('Ben').getByText('bot plays')).toBeVisible({ timeout: (SHORT_GRACE_SECONDS + 15) * 1000 });
      await context.setOffline(false);
      await expectHiddenFromAll(players, (person) => person.plateOf('Ben').getByText('bot plays'));
      await playCards(players, 2);
    });

    await test.step('Ben closes the page, and a bot plays for him', async () => {
      await ben.page.close();
      await expect(ann.plateOf('Ben').getByText(/^away/)).toBeVisible();
      await expect(ann.plateOf('Ben').getByText('bot plays')).toBeVisible();
      await playCards([ann], 1);
    });

    await test.step('Ben gets his seat back without any question', async () => {
      const again = personAt(await context.newPage(), 'Ben');
      await again.page.goto(link);
      await expect(again.hand.getByRole('button').first()).toBeVisible();
      await expect(ann.plateOf('Ben').getByText('bot plays')).toBeHidden();
      await expect(again.page.getByRole('region', { name: 'Ben, You' })).toBeVisible();
      await playCards([ann, again], 1);
    });
  });
});

test.describe('on a server of its own', () => {
  test.use({ ownServer: true });

  soakTest(
    'a server that is killed in the middle of a trick comes back with every card in its place',
    async ({ server, visitor, pageErrors }) => {
      const { players } = await gatherTwo({ visitor });
      const [ann] = players;
      pageErrors.expectKind(SERVER_STOPPED);
      await begin(ann, players);
      await playCards(players, 3);
      const handsBefore = await Promise.all(players.map((player) => player.cards()));
      const next = await whoseTurn(players);
      await server.kill();
      await expectVisibleToAll(players, ({ page }) => page.getByText('Connection lost – reconnecting …'));
      await server.restart();
      await expectHiddenFromAll(players, ({ page }) => page.getByText('Connection lost – reconnecting …'));
      expect(await Promise.all(players.map((player) => player.cards()))).toEqual(handsBefore);
      expect((await whoseTurn(players)).name).toBe(next.name);
      await playCards(players, 2);
    },
  );
});
