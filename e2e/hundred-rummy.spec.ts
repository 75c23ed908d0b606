import { reloadsInMidGame, whoseTurn } from './kit/game.ts';
import { drawPile, handOf, hundredRummy, isHundred, sumOf } from './kit/games/hundred-rummy.ts';
import { byKeyboard, byTouch } from './kit/input-device.ts';
import { firstMatching, type Person } from './kit/person.ts';
import { expect, PHONE_LYING, test } from './kit/test.ts';

test('three friends and a bot play Rummy by mouse, keyboard and touch', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben', {}, byKeyboard);
  const cleo = await visitor('Cleo', PHONE_LYING, byTouch);
  const players = [ann, ben, cleo];
  const link = await ann.makesTable(hundredRummy, { Players: 4, 'Points to win': 300 }); // The bot may have a hundred at once.
  await ben.opensLink(link);
  await cleo.opensLink(link);
  await ann.startsWithBots();

  await test.step('a player reads the total of their hand, and the total after a discard', async () => {
    for (let turn = 0; turn < 2; turn++) await discardsAsForetold(await whoseTurn(players));
  });

  await test.step('a player who reloads finds the same table', async () => {
    await whoseTurn(players);
    await reloadsInMidGame(ben);
  });
});

/**
 * Draws, considers a card, and discards it. A hand of a hundred can be scored instead of showing its total. A finger cannot consider a
 * card.
 */
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
