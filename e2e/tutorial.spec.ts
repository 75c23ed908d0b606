import type { Locator, Page } from '@playwright/test';
import { accessFaults } from './kit/check-screen.ts';
import { awaitsCard } from './kit/games/mod-four.ts';
import { byKeyboard, byMouse, byTouch, type InputDevice } from './kit/input-device.ts';
import { layoutFaults } from './kit/layout.ts';
import { opensStartPage, type Person } from './kit/person.ts';
import { shownText } from './kit/shown-text.ts';
import { expect, PHONE, test } from './kit/test.ts';

const TURNS_UNTIL_REASON = 8;

interface Wanted {
  readonly says: string;
  /**
   * The control to press. A pattern means a card, a place or an answer, which is described as suggested; a string is the full name of
   * any other control.
   */
  readonly press: string | RegExp;
}

async function learns({ page, device }: Person, game: string): Promise<Locator> {
  await opensStartPage(page);
  const choice = page.getByRole('radio', { name: new RegExp(`^${game}`) });
  await device.press(choice);
  await expect(choice).toBeChecked();
  await device.press(page.getByRole('button', { name: /^Learn it/ }));
  const lesson = page.getByRole('dialog', { name: `Learn ${game}` });
  await expect(lesson).toBeVisible();
  return lesson;
}

async function takes(device: InputDevice, lesson: Locator, steps: readonly Wanted[]): Promise<void> {
  for (const { says, press } of steps) {
    await test.step(says, async () => {
      await expect(lesson.getByText(says)).toBeVisible();
      const button = lesson.getByRole('button', { name: press, disabled: false }).first();
      if (typeof press !== 'string') await expect(button).toHaveAccessibleDescription('Suggested');
      await device.press(button);
    });
  }
  await expect(lesson.getByText('That’s all you need.')).toBeVisible();
}

/** Notes all further requests to the server, except those that the start page below repeats. */
function asked(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?!tables\/mine)/.test(request.url())) found.push(request.url());
  });
  return found;
}

test('Mod Four is learned by mouse; a wrong card says next to it what it would do, and a game follows', async ({ visitor }) => {
  const ann = await visitor('Ann', {}, byMouse);
  const lesson = await learns(ann, 'Mod Four');
  const requests = asked(ann.page);
  await expect(lesson.getByText('Play the 7')).toBeVisible();
  await ann.device.press(lesson.getByRole('button', { name: /^Six of spades/ }));
  const why = 'Six gives it to Carl. Your seven makes 15.';
  await expect(lesson.locator('.refused')).toHaveText(why);
  await expect(lesson.locator('.table').getByRole('status')).toContainText(why);
  await expect(lesson.locator('.hand-card.is-refused')).toHaveAccessibleName(/^Six of spades/);
  await takes(ann.device, lesson, [
    { says: 'Play the 7', press: /^Seven of clubs/ },
    { says: 'Lead a court card', press: /^King of spades/ },
    { says: 'Point at a card to preview the sum. Win the trick with an ace or the 5', press: /^Five of hearts/ },
    { says: 'Give it to Carl', press: /^Two of hearts/ },
    { says: 'Make it point at you once more', press: /^Ace of spades/ },
  ]);
  expect(requests).toEqual([]);
  await ann.presses('Play against bots');
  await expect(lesson).toBeHidden();
  await expect(ann.plateOf('Ada')).toBeVisible();

  await test.step('against bots a hint highlights a card and says why', async () => {
    const hint = ann.page.getByRole('button', { name: 'Hint', disabled: false });
    const prompt = ann.table.locator('.prompt');
    const meant = ann.page.locator('.hand').getByRole('button').and(ann.page.locator('.is-meant'));
    const reason = /^Makes \d+, remainder [0-3]: .+\.$/;
    // The cards of a game on the device are drawn at random, and not every one has a move for which a reason speaks.
    for (let turn = 0; turn < TURNS_UNTIL_REASON; turn++) {
      await awaitsCard(ann);
      await ann.device.press(hint);
      await expect(meant).toHaveAccessibleDescription('Suggested');
      if (reason.test(await shownText(prompt))) break;
      await ann.device.press(meant);
      await expect(meant).toBeHidden();
    }
    await expect(prompt).toHaveText(reason);
    expect(ann.page.workers().map((worker) => worker.url())).toContainEqual(expect.stringContaining('engine-worker'));
    await ann.device.press(meant);
    await expect(meant).toBeHidden();
  });
});

test('on a low screen a lesson shows the own hand, with the card to play', async ({ visitor }) => {
  const ann = await visitor('Ann', {}, byMouse);
  await ann.page.setViewportSize({ width: 320, height: 640 });
  const lesson = await learns(ann, 'Mod Four');
  await expect(lesson.getByText('Play the 7')).toBeVisible();
  await expect(lesson.getByRole('button', { name: /^Seven of clubs/ })).toBeInViewport({ ratio: 0.9 });
});

test('100 Points Rummy is learned by keyboard; a player who comes back is not urged to learn it again', async ({ visitor }) => {
  const ann = await visitor('Ann', {}, byKeyboard);
  const lesson = await learns(ann, '100 Points Rummy');
  await takes(ann.device, lesson, [
    { says: 'draw from the draw pile', press: /^Draw pile/ },
    { says: 'Without a 30', press: /^30/ },
    { says: 'show them and score', press: 'Show and score 100' },
    { says: 'Ada discarded a 10', press: /^Discard pile/ },
    { says: 'Which one leaves 100?', press: /^20/ },
    { says: '100 again', press: 'Show and score 100' },
  ]);
  await ann.page.goBack();
  await expect(lesson).toBeHidden();
  await expect(ann.page.getByRole('button', { name: 'Learn it', exact: true })).toBeFocused();
});

test('Foursquare is learned by touch on a phone, with two touches for a place', async ({ visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  const twice = {
    ...ann.device,
    async press(what: Locator) {
      await ann.device.look(what);
      await ann.device.press(what);
    },
  };
  const lesson = await learns(ann, 'Foursquare');
  await takes(twice, lesson, [
    { says: 'Place your nine beside the five', press: /^Empty place, row 1, column 2/ },
    { says: 'Place the two on the right', press: /^Empty place, row 1, column 3/ },
    { says: 'at the end of the row', press: /^Empty place, row 1, column 4/ },
    { says: 'Place your three on the face-down card', press: /^Face down/ },
    { says: 'Place your five below', press: /^Empty place, row 2, column 1/ },
    { says: 'Place the eight beside', press: /^Empty place, row 2, column 2/ },
  ]);
  expect(await layoutFaults(ann.page)).toEqual([]);
});

test('a table that waits offers to learn its game, as long as that is new', async ({ visitor }) => {
  const ann = await visitor('Ann');
  await ann.makesTable({ name: '100 Points Four Square' });
  const offer = ann.page.getByRole('button', { name: 'Learn 100 Points Four Square in a minute' });
  await ann.device.press(offer);
  const lesson = ann.page.getByRole('dialog', { name: 'Learn 100 Points Four Square' });
  await expect(lesson.getByText('On the 10 it makes exactly 100')).toBeVisible();
  expect(await accessFaults(ann.page)).toEqual([]);
  await ann.presses('Skip');
  await expect(ann.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(ann.page.getByRole('main')).toBeFocused();
});
