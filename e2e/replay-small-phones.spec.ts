import type { Page } from '@playwright/test';
import { modFour } from '../packages/shared/src/games/mod-four/index.ts';
import { bySize } from '../packages/shared/src/testing/size.ts';
import { playToTheEnd } from './kit/game.ts';
import { modFour as modFourAtTable } from './kit/games/mod-four.ts';
import { byTouch } from './kit/input-device.ts';
import { layoutFaults } from './kit/layout.ts';
import type { Person } from './kit/person.ts';
import { addressOf, recordedGame } from './kit/recorded-game.ts';
import { expect, PHONE, soakTest, test } from './kit/test.ts';

/** The widest names that there can be, and that of a bot. */
const [WIDE, AS_WIDE, ...OTHER_NAMES] = ['W'.repeat(20), 'M'.repeat(20), 'Ö'.repeat(20), 'Ada'] as const;
const GAME = recordedGame({ game: modFour, names: [WIDE, AS_WIDE, ...OTHER_NAMES], options: { target: 2 } });
/** The narrowest and the lowest one first. */
const ALL_PHONES: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [844, 390],
  [360, 640],
  [390, 844],
];
const SMALL_PHONES = bySize({ full: ALL_PHONES.slice(0, 2), soak: ALL_PHONES });

test('the page of a game', async ({ visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  await ann.page.goto(addressOf(GAME, '?turn=6'));
  await expect(ann.table).toBeVisible();
  await checkSmallPhones(ann);
});

soakTest('a replay at its table, whose leader, followers and single watchers have controls of their own', async ({ visitor }) => {
  const ann = await visitor(WIDE, PHONE, byTouch);
  const ben = await visitor(AS_WIDE, PHONE, byTouch);
  for (const { page } of [ann, ben]) await page.route('**/api/records/*', (route) => route.fulfill({ json: GAME }));
  const link = await ann.makesTable(modFourAtTable, { Deck: 'French, 32 cards', 'Points to win': 1 });
  await ben.opensLink(link);
  await ann.startsWithBots();
  await playToTheEnd([ann, ben], modFourAtTable);

  await test.step('on their own', async () => {
    await ben.presses('Watch it again');
    await expect(status(ben)).toHaveText('You’re watching on your own.');
    await goesToTurn(ben);
    await checkSmallPhones(ben);
  });

  await test.step('in a what-if', async () => {
    const seek = ben.page.getByRole('slider', { name: 'Replay' });
    await seek.fill('8');
    await seek.blur(); // The table announces no turn while the bar has the focus.
    await ben.page.keyboard.press(']'); // The next turn of the seat that is shown.
    await ben.awaitsRest();
    await ben.device.press(ben.hand.getByRole('button').last());
    await expect(ben.page.locator('.replay-caption')).toContainText('What if');
    await checkSizes(ben.page);
    await ben.presses('Back to the game');
    await goesToTurn(ben);
  });

  await test.step('as the leader', async () => {
    await ann.presses('Watch together');
    await expect(status(ann)).toHaveText('You’re showing the game.');
    await goesToTurn(ann);
    await checkSmallPhones(ann);
  });

  await test.step('on their own while someone leads', async () => {
    await expect(ben.page.getByRole('button', { name: `Back to ${WIDE}` })).toBeVisible();
    await checkSmallPhones(ben);
  });

  await test.step('following', async () => {
    await ben.presses(`Back to ${WIDE}`);
    await expect(status(ben)).toHaveText(`${WIDE} is showing the game again.`);
    await checkSmallPhones(ben);
  });
});

function status({ page }: Person) {
  return page.getByRole('region', { name: 'Watching together' }).getByRole('status');
}

async function goesToTurn({ page }: Person): Promise<void> {
  await page.getByRole('slider', { name: 'Replay' }).fill('6');
  await expect(page.locator('.replay-caption')).toContainText('Turn 6 of');
}

/** Checks that nothing has to be scrolled on small phones, without and with the log. An open log may cover the hand. */
async function checkSmallPhones(person: Person): Promise<void> {
  await checkSizes(person.page, async (size) => expect(await layoutFaults(person.page), size).toEqual([]));
  await person.presses('What happened');
  await checkSizes(person.page);
  await person.device.press(person.page.getByRole('region', { name: 'What happened' }).getByRole('button', { name: 'Close' }));
}

async function checkSizes(page: Page, checkMore?: (size: string) => Promise<void>): Promise<void> {
  for (const [width, height] of SMALL_PHONES) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(platesInSight), size).toEqual({ plates: 3, hidden: 0, scrolled: 0 });
    await checkMore?.(size);
  }
}

/** Runs in the page. Counts the plates of the others, those that are not in sight, and the pixels by which the table can be scrolled. */
function platesInSight(): { readonly plates: number; readonly hidden: number; readonly scrolled: number } {
  const place = document.querySelector('.shared-replay-table') ?? document.querySelector('.room-main');
  if (place === null) throw new Error('there is no table');
  const log = document.querySelector('.event-log')?.getBoundingClientRect() ?? new DOMRect();
  const bounds = place.getBoundingClientRect();
  const plates = [...document.querySelectorAll('.plate:not(.is-bottom)')].map((plate) => plate.getBoundingClientRect());
  const isHidden = ({ left, right, top, bottom }: DOMRect): boolean =>
    top < bounds.top ||
    bottom > bounds.bottom ||
    left < 0 ||
    right > innerWidth ||
    (bottom > log.top && right > log.left && top < log.bottom);
  return { plates: plates.length, hidden: plates.filter(isHidden).length, scrolled: place.scrollHeight - place.clientHeight };
}
