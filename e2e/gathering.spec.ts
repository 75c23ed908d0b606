import type { Page } from '@playwright/test';
import { checkScreen, checkSmallScreen } from './kit/check-screen.ts';
import { modFour } from './kit/games/mod-four.ts';
import { layoutFaults } from './kit/layout.ts';
import { refuseTables } from './kit/on-device.ts';
import type { Person } from './kit/person.ts';
import { shownTexts } from './kit/shown-text.ts';
import { expect, NEWCOMER, test } from './kit/test.ts';

test('the host seats bots, removes people, can start when all seats are taken, and leaves', async ({ gathers }) => {
  const [[ann, ben], _link] = await gathers(['Ann', 'Ben'], modFour);
  const start = ann.page.getByRole('button', { name: 'Start the game' });
  await expect(ann.page.getByText('2 seats are still empty')).toBeVisible();
  await ann.presses('Add bot: Seat 3');
  await expect(ann.page.getByText('One seat is still empty')).toBeVisible();
  await expect(start).toBeHidden();
  await ann.presses('Add bot: Seat 4');
  await expect(start).toBeVisible();

  await test.step('a guest has none of the host’s controls', async () => {
    await expect(ben.page.getByText('Everyone is here')).toBeVisible();
    await expect(ben.page.getByText('Ann starts the game.')).toBeVisible();
    for (const power of [/^Remove/, /^Add bot/, /^Start/])
      await expect(ben.page.getByRole('button', { name: power })).toHaveCount(0);
    await expect(ben.page.getByRole('switch')).toHaveCount(0);
  });

  await test.step('a removed player watches, and may sit down again', async () => {
    await ann.presses('Remove: Ben');
    await expect(ann.page.getByRole('dialog', { name: 'Remove Ben?' })).toBeVisible();
    await ann.presses('Cancel');
    await expect(ann.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    await ann.presses('Remove: Ben');
    await ann.presses('Remove');
    await expect(start).toBeHidden();
    await expect(ann.page.getByText('Watching: Ben')).toBeVisible();
    await expect(ben.page.getByRole('button', { name: 'Stand up' })).toBeHidden();
    await ben.takesSeat(2);
    await expect(start).toBeVisible();
  });

  await test.step('the host keeps a seat free for a friend who is still to come', async () => {
    await ann.presses('Remove: Ada');
    await ann.presses('Reserve: Seat 3');
    await expect(ben.page.getByRole('listitem').filter({ hasText: 'reserved' })).toBeVisible();
    await expect(ben.page.getByRole('button', { name: /^Sit here/ })).toHaveCount(0);
    await checkScreen(ann, 'kept-free');
    await checkScreen(ben, 'kept-free-seen');
    await ann.presses('Open seat: Seat 3');
    await expect(ben.page.getByRole('button', { name: /^Sit here/ })).toHaveCount(1);
    await ann.presses('Add bot: Seat 3');
  });

  await test.step('the host removes a bot, and a player moves to its seat', async () => {
    await ann.presses('Remove: Ada');
    await ben.takesSeat(3);
    await expect(ann.page.getByRole('button', { name: 'Add bot: Seat 2' })).toBeVisible();
  });

  await test.step('a host who goes back and forward keeps the seat; one who leaves frees it, and the next player is the host', async () => {
    await ann.page.goBack();
    await expect(ann.page.getByRole('button', { name: 'Make a table' })).toBeVisible();
    await ann.page.goForward();
    await expect(ann.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    await expect(ann.page.getByRole('button', { name: 'Fill with bots' })).toBeVisible();
    await ann.presses('Leave the table');
    await expect(ben.page.getByRole('button', { name: /^Add bot/ })).toHaveCount(2);
  });
});

test('partners sit opposite each other, and the page says so', async ({ visitors }) => {
  const [ann, ben] = await visitors('Ann', 'Ben');
  const link = await ann.makesTable(modFour, { Teams: 'Two pairs', 'Points to win': 1 });
  await ben.opensLink(link, 'watch');
  await ben.takesSeat(3);
  const seatOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(seatOf(ann.page, 'Ben')).toContainText(/your.partner/);
  await expect(seatOf(ben.page, 'Ann')).toContainText(/your.partner/);
  const [own, partner] = await Promise.all([seatOf(ann.page, 'Ann').boundingBox(), seatOf(ann.page, 'Ben').boundingBox()]);
  expect(Math.abs((own?.x ?? 0) - (partner?.x ?? 99))).toBeLessThan(40);
  expect((own?.y ?? 0) - (partner?.y ?? 0)).toBeGreaterThan(150);
});

test('two players swap seats if the second one agrees; a bot is not asked', async ({ gathers }) => {
  const [[ann, ben], _link] = await gathers(['Wilhelmina Zuckerman', 'Ben'], modFour);
  const seated = (person: Person): Promise<readonly string[]> => shownTexts(person.page.locator('.seat-name'));
  await expect(ben.page.getByRole('button', { name: `Swap seats: ${ann.name}` })).toBeVisible();
  await checkSmallScreen(ben, 'swap-offered');
  const before = await seated(ann);
  await ben.presses(`Swap seats: ${ann.name}`);
  await expect(ann.page.getByText('Ben would like to swap seats with you.')).toBeVisible();
  await checkScreen(ann, 'swap-asked');
  await checkSmallScreen(ann, 'swap-asked');
  await ann.presses('Not now');
  await expect(ben.page.getByText('Not this time.')).toBeVisible();
  expect.soft(await layoutFaults(ben.page), 'swap-refused').toEqual([]);
  expect(await seated(ann)).toEqual(before);
  await ben.presses(`Swap seats: ${ann.name}`);
  await ann.presses('Swap');
  await expect.poll(() => seated(ann)).not.toEqual(before);
  await ann.presses('Fill with bots');
  await expect.poll(() => seated(ann)).not.toContain('Sit here');
  const [bot = ''] = (await seated(ann)).filter((name) => name !== ann.name && name !== ben.name);
  const filled = await seated(ann);
  await ann.presses(`Swap seats: ${bot}`);
  await expect.poll(() => seated(ann)).not.toEqual(filled);
});

test('one press on the start page deals a game against bots of the chosen level, without a question for a name', async ({
  visitor,
}) => {
  const ann = await visitor('Ann');
  await ann.page.goto('/');
  await ann.device.press(ann.page.getByRole('radio', { name: /^100 Points Rummy/ }));
  await ann.fillsForm({ Bots: 'Easy', Players: 3 });
  await ann.presses('Play');
  await expect(ann.hand.getByRole('button')).toHaveCount(4);
  await expect(ann.table.getByText('easy bot', { exact: true })).toHaveCount(2);
});

test.describe('a game against bots', () => {
  // A bot that moves before the page has come would leave no deal to see.
  test.use({ botPace: 1000 });

  for (const where of ['at a table of the server', 'on the device']) {
    test(`${where} begins on the felt, and says nothing until the cards lie there`, async ({ pageErrors, visitor }) => {
      pageErrors.expectKind(/status of 403/);
      const ann = await visitor('Ann', NEWCOMER);
      await ann.page.emulateMedia({ reducedMotion: 'no-preference' });
      if (where === 'on the device') await refuseTables(ann);
      await ann.page.goto('/');
      await expect(ann.page.locator('#app:not([aria-busy])')).toBeVisible();
      await ann.device.press(ann.page.getByRole('radio', { name: /^100 Points Rummy/ }));
      const seen = await ann.page.evaluateHandle(noteFrames);
      await ann.presses('Play');
      await expect(ann.page.locator('.tip-strip')).toBeVisible();
      const { frames, isWaitingRoom, isDealt, isEarly, plates } = await seen.evaluate((now) => now);
      expect(frames).toBeGreaterThan(10);
      expect([isWaitingRoom, isDealt, isEarly]).toEqual([false, true, false]);
      expect(plates).toHaveLength(1);
    });
  }
});

/** Runs in the page. Notes at each frame what it shows, and where the plates stand. */
function noteFrames() {
  const seen = { frames: 0, isWaitingRoom: false, isDealt: false, isEarly: false, plates: [] as string[] };
  const shows = (selector: string): boolean => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  const look = (): void => {
    seen.frames++;
    seen.isWaitingRoom ||= shows('.ring, .invite-side, .name-form');
    seen.isDealt ||= shows('.is-dealing');
    seen.isEarly ||= shows('.is-dealing') && shows('.tip-strip, .bubble, .prompt');
    const plates = [...document.querySelectorAll('.plate')].map((each) => each.getBoundingClientRect());
    const places = plates.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
    if (plates.length > 0 && !seen.plates.includes(places)) seen.plates.push(places);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return seen;
}
