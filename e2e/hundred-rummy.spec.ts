import { checkScreen } from './kit/check-screen.ts';
import { expectVisibleToAll, playToTheEnd, playTurns, reloadsInMidGame, whoseTurn, whoseTurnTo } from './kit/game.ts';
import { drawPile, handOf, hundredRummy, isHundred, scoreButton, sumOf } from './kit/games/hundred-rummy.ts';
import { byKeyboard, byTouch } from './kit/input-device.ts';
import { firstMatching, type Person } from './kit/person.ts';
import { expectAloneResult, resultIn, resultOn, takesRecord } from './kit/result.ts';
import { expect, PHONE, PHONE_LYING, soakTest, test } from './kit/test.ts';

test('three friends and a bot play Rummy by mouse, keyboard and touch', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben', {}, byKeyboard);
  const cleo = await visitor('Cleo', PHONE_LYING, byTouch);
  const players = [ann, ben, cleo];
  const link = await ann.makesTable(hundredRummy, { Players: 4, 'Points to win': 100 });
  await ben.opensLink(link);
  await cleo.opensLink(link);
  await ann.presses('Fill with bots');
  await ann.presses('Start the game');

  await test.step('a player reads the total of their hand, and the total after a discard', async () => {
    for (let turn = 0; turn < 2; turn++) await discardsAsForetold(await whoseTurn(players));
  });

  await test.step('a player who reloads finds the same table', async () => {
    await whoseTurn(players);
    await reloadsInMidGame(ben);
  });
});

soakTest('two friends play a tournament: as many games as players, and all of them on one sheet', async ({ server, visitor }) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben', PHONE, byTouch);
  const players = [ann, ben];
  const link = await ann.makesTable(hundredRummy, { Players: 2, 'Points to win': 100, Tournament: true });
  await ben.opensLink(link);
  await ann.presses('Start the game');

  await test.step('everyone sees a hand of a hundred, and the next game starts', async () => {
    const winner = await whoseTurnTo(isHundred, players, hundredRummy);
    const shows =
      winner.name === 'Ann' ? { ann: 'You show 100', ben: 'Ann shows 100' } : { ann: 'Ben shows 100', ben: 'You show 100' };
    await Promise.all([
      // The hand is shown for two seconds. A test that looked only after the press could be too late.
      ann.table.getByText(shows.ann).waitFor(),
      ben.table.getByText(shows.ben).waitFor(),
      winner.does(scoreButton(winner)),
    ]);
    await expectVisibleToAll(players, ({ table }) => table.getByRole('img', { name: 'Total 100' }));
    await ann.presses('The tournament');
    const sheet = ann.table.getByRole('table', { name: 'The tournament' });
    await expect(sheet.getByRole('row', { name: winner.name === 'Ann' ? 'You' : 'Ben' })).toHaveText(/100.*0.*100/);
    await ann.presses('Close');
  });

  await playToTheEnd(players, hundredRummy);
  const record = await takesRecord(ben, server);
  expect(record).toMatchObject({ game: 'hundred-rummy', seats: 2, options: { target: 100, tournament: true } });
  expect(sumOf(record.outcome?.scores ?? [])).toBe(200);
  for (const person of players) expect(await resultOn(person)).toEqual(resultIn(record, ['Ann', 'Ben']));
});

soakTest('alone up to a hundred points, by keyboard, while a friend watches', async ({ server, visitor }) => {
  const ann = await visitor('Ann', {}, byKeyboard);
  const wim = await visitor('Wim');
  const link = await ann.playsAlone(hundredRummy, { Players: 'Alone', 'Points to win': 100 });
  await wim.opensLink(link, 'watch');
  await expect(ann.places.getByRole('button')).toHaveCount(1);
  await playTurns([ann], hundredRummy, 2);
  await reloadsInMidGame(ann);
  await playToTheEnd([ann], hundredRummy);
  const record = await takesRecord(ann, server);
  expect(record).toMatchObject({ game: 'hundred-rummy', seats: 1, options: { target: 100 } });
  for (const person of [ann, wim]) await expectAloneResult(person, record);
  await checkScreen(ann, 'hundred-rummy-alone-result');
});

/** Draws, considers a card, and discards it. A hand of a hundred can be scored instead of showing its total. A finger cannot consider a card. */
async function discardsAsForetold(who: Person): Promise<void> {
  if (!(await isHundred(who))) await expect(who.table.getByText(`In your hand ${sumOf(await handOf(who))}`)).toBeVisible();
  await who.does(drawPile(who));
  await who.awaitsRest();
  const [first = 0, ...rest] = await handOf(who);
  const card = await firstMatching(who.hand, new RegExp(`^${first},`));
  if (card === null) throw new Error(`there is no ${first} to discard`);
  if (who.device !== byTouch) {
    await who.device.look(card);
    await expect(who.table.getByText(`Without the ${first} ${sumOf(rest)}`)).toBeVisible();
  }
  await who.does(card);
  await who.device.rest(who.page);
  await expect(who.table.getByText(`In your hand ${sumOf(rest)}`)).toBeVisible();
}
