import type { Locator } from '@playwright/test';
import { foursquare, outlooks } from './kit/games/foursquare.ts';
import { drawPile, hundredRummy } from './kit/games/hundred-rummy.ts';
import { awaitsCard, modFour } from './kit/games/mod-four.ts';
import { byKeyboard, byTouch } from './kit/input-device.ts';
import type { Person } from './kit/person.ts';
import { expect, PHONE, test } from './kit/test.ts';

test('a player sorts the hand, or arranges it by keyboard; this browser remembers the order', async ({ visitor }) => {
  const ann = await visitor('Ann', {}, byKeyboard);
  await sitsDown(ann);
  const byRank = await ann.cards();
  await ann.presses('Your hand: by rank');
  await expect.poll(ann.cards).not.toEqual(byRank);
  const bySuit = await ann.cards();
  expect(suitsIn(bySuit)).toEqual(
    [...new Set(suitsIn(bySuit))].flatMap((suit) => suitsIn(bySuit).filter((other) => other === suit)),
  );
  const [first = '', second = '', ...others] = bySuit;
  await ann.hand.getByRole('button').first().focus();
  await ann.page.keyboard.press('Control+ArrowRight');
  await expect.poll(ann.cards).toEqual([second, first, ...others]);
  await expect(ann.table.getByRole('status')).toContainText(`${first}, now card 2 of 13`);
  await expect(ann.hand.getByRole('button').nth(1)).toBeFocused();
  await ann.page.reload();
  await expect.poll(ann.cards).toEqual([second, first, ...others]);
  await ann.presses('Your hand: your own order');
  await expect.poll(ann.cards).toEqual(byRank);
});

test('a mouse drags cards, confirms moves if the player wants that, and plays one card with a double click', async ({
  visitor,
}) => {
  const ann = await visitor('Ann');
  await sitsDown(ann);
  await test.step('a card is dragged to another place in the hand, back again, and onto the table', () => dragsCards(ann));
  await test.step('a double click plays one card, although the next one slides under the pointer at once', () =>
    clicksTwice(ann));
  await test.step('with the setting to confirm moves, each play is confirmed or taken back', () => confirmsMoves(ann));
});

test('a finger drags cards as well; a card that cannot be played is refused as if it was pressed', async ({ visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  await ann.playsAlone(hundredRummy, { Players: 'Alone' });
  await ann.awaitsRest();
  await carries(ann, card(ann, 0), ann.table);
  await expect(ann.table.locator('.refused')).toContainText('§ 4.2');
  await expect(ann.table.locator('.refused')).toBeHidden(); // Otherwise it could be mistaken for the answer to the next press.
  await ann.does(drawPile(ann));
  await expect(ann.hand.getByRole('button')).toHaveCount(5);
  await ann.awaitsRest();
  const [, ...others] = await ann.cards();
  await carries(ann, card(ann, 0), ann.table);
  await expect.poll(ann.cards).toEqual(others);
});

test('a card is dragged to its place on the table, which lights up under it', async ({ visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  const sent: unknown[] = [];
  ann.page.on('websocket', (socket) => socket.on('framesent', (frame) => sent.push(frame)));
  await ann.playsAlone(foursquare);
  await ann.awaitsRest();
  sent.length = 0;
  const [best] = await outlooks(ann);
  if (best === undefined) throw new Error('there is no place');
  const before = await ann.tableContent();
  const finger = await takesUp(ann, ann.table.locator('.draggable-card'));
  await finger.to(best.place);
  await expect(ann.table.locator('.target.is-aimed')).toHaveCount(1);
  await expect(ann.table.locator('.square-aim')).toBeVisible();
  await finger.lift();
  await expect.poll(ann.tableContent).not.toBe(before);
  expect(sent).toHaveLength(1); // However far it is dragged.
  await expect(ann.table.getByRole('img', { name: `${best.down} of at most 4 top cards face down` })).toBeVisible();
});

test('“?” shows the keys, but not while the player writes', async ({ visitor }) => {
  const { page, presses } = await visitor('Ann');
  await page.goto('/');
  await presses('Friends');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByLabel('Join with a code').press('?');
  await expect(keys).toBeHidden();
  await page.getByRole('link', { name: 'Hundredfold' }).press('?');
  await expect(keys).toContainText('See the last turn again');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await presses('Settings');
  await presses('Keyboard shortcuts');
  await expect(keys).toBeVisible();
});

test('the host decides about hints, and everyone at the table reads it', async ({ gathers }) => {
  const [[ann, ben]] = await gathers(['Ann', 'Ben'], modFour);
  await ann.presses('Game & options');
  await ann.page.getByRole('group', { name: 'Hints' }).getByRole('radio', { name: 'Always' }).check();
  await ann.presses('Done');
  await expect(ben.page.getByText('All players can ask for hints.')).toBeVisible();
  await ann.startsWithBots();
  await expect(ben.page.getByRole('button', { name: 'Hint' })).toBeVisible();
});

async function dragsCards(ann: Person): Promise<void> {
  const [first = '', second = '', third = '', ...others] = await ann.cards();
  await carries(ann, card(ann, 0), card(ann, 2));
  await expect.poll(ann.cards).toEqual([second, third, first, ...others]);
  await carries(ann, card(ann, 0), ann.plateOf('Ann'));
  await ann.awaitsRest();
  await expect.poll(() => ann.cards()).toEqual([second, third, first, ...others]);
  await carries(ann, card(ann, 1), ann.table);
  await expect.poll(ann.cards).toEqual([second, first, ...others]);
}

async function clicksTwice(ann: Person): Promise<void> {
  await ann.page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) => {
      document.documentElement.dataset.pressed = `${document.documentElement.dataset.pressed ?? ''} ${timeStamp}`;
    }),
  );
  for (;;) {
    await awaitsCard(ann);
    await ann.awaitsRest();
    const { length } = await ann.cards();
    const { x, y } = await middleOf(card(ann, 2));
    await ann.page.mouse.click(x, y);
    await expect(ann.hand.getByRole('button')).toHaveCount(length - 1);
    await ann.awaitsTurn();
    await ann.page.waitForTimeout(MISCLICK_GUARD_MS);
    await ann.page.mouse.down({ clickCount: 2 });
    await ann.page.mouse.up({ clickCount: 2 });
    await ann.awaitsRest();
    const times = await ann.page.evaluate(() => (document.documentElement.dataset.pressed ?? '').split(' ').map(Number));
    const [former = 0, latter = 0] = times.slice(-2);
    if (latter - former > 1000) continue; // The machine was too busy for a double click.
    await expect.poll(() => ann.cards()).toHaveLength(length - 1);
    return;
  }
}

async function confirmsMoves(ann: Person): Promise<void> {
  await ann.presses('Settings');
  await ann.page.getByRole('radio', { name: 'Ask first' }).check();
  await ann.presses('Done');
  await awaitsCard(ann);
  const before = await ann.cards();
  const question = ann.table.getByRole('group');
  await ann.does(card(ann, 1));
  await expect(question).toContainText(before[1] ?? '');
  await expect(question.getByRole('button', { name: 'Play' })).toBeFocused();
  await ann.page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(card(ann, 1)).toBeFocused();
  await expect.poll(() => ann.cards()).toEqual(before);
  await carries(ann, card(ann, 0), ann.table);
  await question.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => ann.cards()).toEqual(before);
  await ann.does(card(ann, 2));
  await question.getByRole('button', { name: 'Play' }).click();
  await expect.poll(ann.cards).toEqual(before.toSpliced(2, 1));
}

/** A card has to lie under the pointer for this time until a press counts. */
const MISCLICK_GUARD_MS = 160;

interface Pointer {
  to(what: Locator): Promise<void>;
  lift(): Promise<void>;
}

async function carries(person: Person, what: Locator, to: Locator): Promise<void> {
  await person.awaitsRest();
  const pointer = await takesUp(person, what);
  await pointer.to(to);
  await pointer.lift();
}

async function takesUp({ page, device }: Person, what: Locator): Promise<Pointer> {
  let at = await middleOf(what);
  if (device !== byTouch) {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    return {
      to: async (to) => {
        const { x, y } = await middleOf(to);
        await page.mouse.move(x, y, { steps: 6 });
      },
      lift: () => page.mouse.up(),
    };
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { readonly x: number; readonly y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [at]);
  return {
    to: async (to) => {
      const { x, y } = await middleOf(to);
      for (const part of [0.2, 0.5, 0.8, 1])
        await touch('touchMove', [{ x: at.x + (x - at.x) * part, y: at.y + (y - at.y) * part }]);
      at = { x, y };
    },
    lift: async () => {
      await touch('touchEnd', []);
      await finger.detach();
    },
  };
}

async function middleOf(what: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${what} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function card({ hand }: Person, place: number): Locator {
  return hand.getByRole('button').nth(place);
}

async function sitsDown(person: Person): Promise<void> {
  await person.makesTable(modFour);
  await person.startsWithBots();
  await awaitsCard(person);
}

function suitsIn(cards: readonly string[]): readonly string[] {
  return cards.map((card) => card.split(' ').at(-1) ?? '');
}
