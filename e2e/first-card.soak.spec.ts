import { setTimeout as sleep } from 'node:timers/promises';
import { expectVisibleToAll, whoseTurn } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import { byMouse, type InputDevice } from './kit/input-device.ts';
import { expect, PHONE, test } from './kit/test.ts';

/** The time that a player takes to find a button, and to type each letter of their name. */
const TIME_TO_PRESS_MS = 1200;
const TIME_PER_LETTER_MS = 180;

/** Returns hands that read before they press, and the number of presses so far. */
function unhurried(): { readonly device: InputDevice; presses(): number } {
  let presses = 0;
  const device: InputDevice = {
    ...byMouse,
    async press(what) {
      await sleep(TIME_TO_PRESS_MS);
      presses++;
      await what.tap();
    },
    async write(field, text) {
      await sleep(TIME_PER_LETTER_MS * text.length);
      await field.fill(text);
    },
  };
  return { device, presses: () => presses };
}

test('four friends on four phones: how long it takes from the first page to the first card', async ({ visitor }, info) => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan'] as const;
  const ways = names.map(() => unhurried());
  const friends = await Promise.all(names.map((name, index) => visitor(name, PHONE, ways[index]?.device)));
  const [ann, ...invited] = friends;
  if (ann === undefined) throw new Error('there is no visitor');
  const from = performance.now();
  const link = await ann.makesTable(modFour);
  await Promise.all(invited.map((friend) => friend.opensLink(link)));
  await ann.presses('Start the game');
  await modFour.turn(await whoseTurn(friends)); // The player whose turn it is cuts the deck.
  await expectVisibleToAll(friends, ({ hand }) => hand.getByRole('button').first());
  const seconds = (performance.now() - from) / 1000;
  const presses = ways.map((way) => way.presses());
  const summary = `${seconds.toFixed(1)} s; presses: ${names.map((name, index) => `${name} ${presses[index]}`).join(', ')}`;
  info.annotations.push({ type: 'first card', description: summary });
  console.log(`from the first page to the first card: ${summary}`);
  for (const count of presses.slice(1)) expect(count).toBeLessThanOrEqual(2);
});
