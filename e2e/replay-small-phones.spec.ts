import type { Page } from '@playwright/test';
import { modFour } from '../packages/games/mod-four/rules/index.ts';
import { byTouch } from './kit/input-device.ts';
import { layoutFaults } from './kit/layout.ts';
import type { Person } from './kit/person.ts';
import { addressOf, recordedGame } from './kit/recorded-game.ts';
import { expect, PHONE, test } from './kit/test.ts';

/** The widest names that there can be, and that of a bot. */
const [WIDE, AS_WIDE, ...OTHER_NAMES] = ['W'.repeat(20), 'M'.repeat(20), 'Ö'.repeat(20), 'Ada'] as const;
const GAME = recordedGame({ game: modFour, names: [WIDE, AS_WIDE, ...OTHER_NAMES], options: { target: 2 } });
/** The narrowest phone, and the lowest one. */
const SMALL_PHONES = [
  [320, 568],
  [844, 390],
] as const;

test('the page of a game', async ({ visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  await ann.page.goto(addressOf(GAME, '?turn=6'));
  await expect(ann.table).toBeVisible();
  await checkSmallPhones(ann);
});

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
