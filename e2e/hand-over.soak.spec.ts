import { join } from 'node:path';
import { listen } from './kit/announcements.ts';
import { buildClient } from './kit/build-client.ts';
import { byKeyboard, byTouch } from './kit/input-device.ts';
import { firstMatching, labelsOf, type Person } from './kit/person.ts';
import { expect, PHONE, test } from './kit/test.ts';

const PACKAGES = join(import.meta.dirname, '../packages');
const CLIENT = join(import.meta.dirname, '../test-results/client-with-hand-over');

/** An example with features that none of the five games needs. The client and the server of this test include it. */
const handOver = { name: 'Hand Over' };

test.use({ program: { path: join(PACKAGES, 'server/test/kit/extra-game.ts'), given: [CLIENT] } });

test.beforeAll(async () => {
  await buildClient(CLIENT, { EXTRA_GAME: 'hand-over' });
});

test('three players pass two cards each, all at once and in secret, by mouse, touch and keyboard', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben', PHONE, byTouch);
  const cid = await visitor('Cid', {}, byKeyboard);
  const wim = await visitor('Wim');
  const players = [ann, ben, cid];
  const link = await ann.makesTable(handOver, { Players: 3 });
  await ben.opensLink(link);
  await cid.opensLink(link);
  await wim.opensLink(link, 'watch');
  const [toldBen, ...speechOfOthers] = await Promise.all([ben, ann, cid, wim].map(({ page }) => listen(page)));
  await ann.presses('Start the game');
  const [first = '', second = ''] = await dealtTo(ann);

  await test.step('players pick cards one by one, and the button says what is missing', async () => {
    await ann.awaitsRest();
    await expect(pickButton(ann)).toHaveText('Choose 2 more cards');
    await picks(ann, first);
    await expect(pickButton(ann)).toHaveText('Choose 1 more card');
    await expect(pickButton(ann)).toBeDisabled();
  });

  await test.step('the choice and the focus stay while the other players act', async () => {
    await ann.hand.getByRole('button', { name: first, exact: true }).focus();
    const [given = '', also = ''] = await dealtTo(ben);
    await passes(ben, [given, also], 'Cid');
    await expect(ann.table.getByTitle('ready')).toBeVisible();
    await expect(ann.hand.getByRole('button', { name: first, exact: true })).toBeFocused();
    await expect.poll(() => labelsOf(ann.hand.getByRole('button', { pressed: true }))).toEqual([first]);
    await expect.poll(async () => (await toldBen?.heard())?.join(' ')).toContain(inMiddle(given));
    for (const speech of speechOfOthers) {
      const said = async () => (await speech.heard()).join(' ');
      await expect.poll(said).toContain('Ben puts down two cards for');
      await expect.poll(said).not.toContain(inMiddle(given));
    }
  });

  await test.step('a player can put a card back, and the button says which cards go to whom', async () => {
    await picks(ann, second);
    await picks(ann, first);
    await expect.poll(() => labelsOf(ann.hand.getByRole('button', { pressed: true }))).toEqual([second]);
    await picks(ann, first);
    await expect(pickButton(ann)).toHaveText(/^Pass the .+ and the .+ to Ben$/);
    await ann.does(pickButton(ann));
    await expect(ann.table.getByText('The others are choosing')).toBeVisible();
  });

  await test.step('once the last player has passed, all cards move, and everyone shows one', async () => {
    const [given = '', also = ''] = await dealtTo(cid);
    await passes(cid, [given, also], 'Ann');
    await expect.poll(() => ann.cards()).toEqual(expect.arrayContaining([given, also]));
    await expect.poll(() => ben.cards()).toEqual(expect.arrayContaining([first, second]));
    // The players act one after the other: a shown card changes the table, and then another player's press would be repeated.
    for (const player of players) await player.does(() => firstMatching(player.hand, /./));
    await expect(wim.page.getByRole('dialog')).toBeVisible();
  });
});

async function dealtTo(person: Person): Promise<readonly string[]> {
  await expect.poll(() => person.cards()).toHaveLength(4);
  return person.cards();
}

const pickButton = ({ table }: Person) => table.getByRole('button', { name: /^(?:Choose|Pass) / });

async function picks({ device, hand }: Person, card: string): Promise<void> {
  await device.press(hand.getByRole('button', { name: card, exact: true }));
}

async function passes(person: Person, cards: readonly string[], to: string): Promise<void> {
  await person.awaitsRest();
  for (const card of cards) await picks(person, card);
  await expect(pickButton(person)).toHaveText(new RegExp(`to ${to}$`));
  await person.does(pickButton(person));
}

function inMiddle(card: string): string {
  return card.charAt(0).toLowerCase() + card.slice(1);
}
