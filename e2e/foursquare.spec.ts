import { expectVisibleToAll, playToTheEnd, reloadsInMidGame } from './kit/game.ts';
import { foursquare, losingFoursquare, outlooks } from './kit/games/foursquare.ts';
import { byTouch } from './kit/input-device.ts';
import { labelsOf } from './kit/person.ts';
import { expectAloneResult, takesRecord } from './kit/result.ts';
import { expect, PHONE, test } from './kit/test.ts';

test('Foursquare on a phone, by touch, while a friend watches', async ({ server, visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  const wim = await visitor('Wim');
  const both = [ann, wim];
  await wim.opensLink(await ann.playsAlone(foursquare), 'watch');
  await ann.awaitsRest();
  const dealt = await labelsOf(ann.places.getByRole('button'));

  await test.step('a touch places the card', async () => {
    for (let turn = 0; turn < 2; turn++) await foursquare.turn(ann);
  });

  await test.step('a finger that rests on a place previews the result, and places nothing', async () => {
    for (let turn = 0; turn < 3; turn++) {
      await ann.awaitsRest();
      const [best] = await outlooks(ann);
      if (best === undefined) throw new Error('there is no place');
      const before = await labelsOf(ann.places.getByRole('button'));
      await ann.device.look(best.place);
      await expect(ann.table.locator('.square-aim')).toBeVisible();
      await ann.device.rest(ann.page);
      await expect(ann.table.locator('.square-aim')).toBeHidden();
      await expect.poll(() => labelsOf(ann.places.getByRole('button'))).toEqual(before);
      await ann.does(best.place);
      await expectVisibleToAll(both, ({ table }) =>
        table.getByRole('img', { name: `${best.down} of at most 4 top cards face down` }),
      );
    }
  });

  await test.step('a player who reloads, and a spectator who comes back, find the same table', async () => {
    await reloadsInMidGame(ann);
    await reloadsInMidGame(wim);
  });

  await playToTheEnd([ann], losingFoursquare);
  const record = await takesRecord(wim, server);
  expect(record).toMatchObject({ game: 'foursquare', seats: 1, options: { flip: 'others' } });
  for (const person of both) await expectAloneResult(person, record);

  await test.step('who has lost can play the same deal again, for a better result', async () => {
    await expect(ann.page.getByText(/laid, your best so far$/)).toBeVisible();
    await expect(wim.page.getByText(/laid$/)).toBeVisible();
    await expect(wim.page.getByRole('button', { name: 'Same deal again' })).toBeHidden();
    await ann.presses('Same deal again');
    await expect.poll(() => labelsOf(ann.places.getByRole('button'))).toEqual(dealt);
  });
});
