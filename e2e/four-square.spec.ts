import { expectVisibleToAll, whoseTurn } from './kit/game.ts';
import { fourSquare, outlooks } from './kit/games/four-square.ts';
import { byTouch } from './kit/input-device.ts';
import type { Person } from './kit/person.ts';
import { expect, PHONE, test } from './kit/test.ts';

test('two friends play Four Square by mouse and touch: the table foretells what a placement does, and everyone sees it', async ({
  visitor,
}) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben', PHONE, byTouch);
  const players = [ann, ben];
  await ben.opensLink(await ann.makesTable(fourSquare, { Players: 2 }));
  await ann.presses('Start the game');
  for (let turn = 0; turn < 4; turn++) await placesAsForetold(await whoseTurn(players), players);
});

/** Places a card, and checks the total that the table foretold. Players without a touch screen see the total while they only look. */
async function placesAsForetold(who: Person, everyone: readonly Person[]): Promise<void> {
  await who.awaitsTurn();
  const [best] = await outlooks(who);
  if (best === undefined) throw new Error('there is no stack');
  if (who.device !== byTouch) {
    await who.device.look(best.stack);
    await expect(who.table.getByRole('img', { name: `The total would be ${best.total}` })).toBeVisible();
  }
  await who.does(best.stack);
  await Promise.all(everyone.map(({ device, page }) => device.rest(page))); // Hands that stay on a stack would consider the next card.
  const seen = best.takes > 0 ? /^\d+ cards? in the score pile$/ : `Total of the top cards: ${best.total}`;
  await expectVisibleToAll(everyone, ({ table }) => table.getByRole('img', { name: seen, exact: true }).first());
}
