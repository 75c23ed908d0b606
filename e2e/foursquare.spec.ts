import { watchFocus } from './focus.ts';
import { everybodySees, playToTheEnd, reloadsInMidGame } from './game.ts';
import { foursquare, outlooks, places } from './games/foursquare.ts';
import { byKeyboard, byTouch } from './hands.ts';
import { expectAloneResult, takesRecord } from './result.ts';
import { expect, PHONE, test } from './test.ts';

test('Foursquare on a phone, by touch, while a friend watches', async ({ house, visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  const wim = await visitor('Wim');
  const both = [ann, wim];
  await wim.comesBy(await ann.playsAlone(foursquare), 'watch');

  await test.step('the first touch shows what would come of it, the second one places the card', async () => {
    for (let turn = 0; turn < 6; turn++) {
      await ann.awaitsRest();
      const [best] = await outlooks(ann);
      if (best === undefined) throw new Error('there is no place');
      await ann.hands.look(best.place);
      await expect(ann.table.getByText('Tap again to place it')).toBeVisible();
      await ann.does(best.place);
      await everybodySees(both, ({ table }) => table.getByRole('img', { name: `${best.down} of at most 4 top cards face down` }));
    }
  });

  await test.step('whoever reloads, or comes back to watch, finds the table as it stands', async () => {
    await reloadsInMidGame(ann);
    await reloadsInMidGame(wim);
  });

  await playToTheEnd([ann], foursquare);
  const record = await takesRecord(wim, house);
  expect(record).toMatchObject({ game: 'foursquare', seats: 1, options: { flip: 'others' } });
  for (const person of both) await expectAloneResult(person, record);
});

test('Foursquare by keyboard alone, where the placed card turns with its line', async ({ house, visitor }) => {
  const ann = await visitor('Ann', {}, byKeyboard);
  await ann.playsAlone(foursquare, { 'What turns over': 'The whole line turns' });
  const focus = await watchFocus(ann.page);
  for (let turn = 0; turn < 4; turn++) {
    const [best] = await outlooks(ann);
    if (best === undefined) throw new Error('there is no place');
    await places(ann, best);
    await expect(ann.table.getByRole('img', { name: `${best.down} of at most 4 top cards face down` })).toBeVisible();
  }
  await playToTheEnd([ann], foursquare);
  expect(await focus.lost()).toEqual([]);
  const record = await takesRecord(ann, house);
  expect(record).toMatchObject({ game: 'foursquare', seats: 1, options: { flip: 'line' } });
  await expectAloneResult(ann, record);
});
