import type { Locator, Page } from '@playwright/test';
import { defaultOptions } from '../packages/shared/src/core/options.ts';
import { modFour as rules } from '../packages/shared/src/games/mod-four/index.ts';
import { gameCodec } from '../packages/shared/src/schema/codec.ts';
import { listen } from './kit/announcements.ts';
import { accessFaults } from './kit/check-screen.ts';
import { whoseTurnTo } from './kit/game.ts';
import { awaitsCard, modFour, plays } from './kit/games/mod-four.ts';
import { oneHundredOne } from './kit/games/one-hundred-one.ts';
import { byTouch } from './kit/input-device.ts';
import type { Person } from './kit/person.ts';
import { expect, PHONE, soakTest, test } from './kit/test.ts';

test('a refused card moves back, and the reason links to its paragraph of the rules', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const forger = await forgeCards(ann.page);
  await ann.makesTable(modFour, { 'Points to win': 50 });
  await ann.presses('Fill with bots');
  await ann.presses('Start the game');
  await awaitsCard(ann);
  const before = await ann.cards();
  const held = await ann.hand
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
  const foreign = ['2', '3', '4', '5', '6', '7', '8', '9', 'J', 'Q', 'K']
    .map((rank) => `${rank}S`)
    .find((card) => !held.includes(card));
  const own = held.find((card) => card.length === 2);
  if (foreign === undefined || own === undefined) throw new Error('there is no card to forge');
  await forger.forge(own, foreign);
  await ann.awaitsRest();
  await ann.device.press(ann.hand.locator(`[data-card="${own}"]`));
  const notice = ann.page.getByRole('status').filter({ hasText: 'That card isn’t in your hand.' });
  await expect(notice).toBeVisible();
  await expect.poll(() => ann.cards()).toEqual(before);

  await notice.getByRole('button', { name: 'See the rule 4.1' }).click();
  const rules = ann.page.getByRole('complementary', { name: 'Rules' });
  await expect(rules.getByText('Play any card from your hand.')).toBeInViewport();
  await expect(notice).toBeHidden();
  await rules.press('Escape');
  await expect(rules).toBeHidden();

  await forger.forge(own, own);
  await plays(ann, before[held.indexOf(own)] ?? '');
});

soakTest(
  'a press on an unplayable card shows what could be played, and a press out of turn shows whose turn it is',
  async ({ visitor }) => {
    const ann = await visitor('Ann');
    const ben = await visitor('Ben', PHONE, byTouch);
    await ben.opensLink(await ann.makesTable(oneHundredOne, { Players: 2, 'Free drawing': true }));
    const [annHears, benHears] = await Promise.all([ann, ben].map(({ page }) => listen(page)));
    await ann.presses('Start the game');
    const needs = /^Needs \w+(?:, an? \w+)? or a queen\.$/;

    await test.step('by mouse and by keyboard, and the playable cards stand out', async () => {
      await whoseTurnTo(async (person) => person === ann && (await isHalfDead(ann)), [ann, ben], oneHundredOne);
      await ann.awaitsRest();
      const before = await ann.cards();
      const dead = ann.hand.getByRole('button', { disabled: true }).first();
      const able = await ann.hand.getByRole('button', { disabled: false }).count();
      await expect(ann.table.locator('.target.is-lit')).toHaveCount(0);
      await pressDead(dead, (x, y) => ann.page.mouse.click(x, y));
      await expect(ann.table.locator('.refused')).toHaveText(/^Needs .*§ 4\.1$/);
      await expect(ann.hand.locator('.is-shown')).toHaveCount(able);
      await dead.focus();
      await ann.page.keyboard.press('Enter');
      await expect.poll(async () => (await annHears?.heard())?.filter((sentence) => needs.test(sentence))).toHaveLength(1);
      expect(await accessFaults(ann.page)).toEqual([]);
      await expect.poll(() => ann.cards()).toEqual(before);
    });

    await test.step('a touch out of turn says whose turn it is, once', async () => {
      const card = ben.hand.getByRole('button').first();
      for (let times = 0; times < 2; times++) await pressDead(card, (x, y) => ben.page.touchscreen.tap(x, y));
      await expect(ben.table.locator('.refused')).toHaveText('Not yet: it’s Ann’s turn.');
      await expect
        .poll(async () => (await benHears?.heard())?.filter((sentence) => sentence.startsWith('Not yet')))
        .toHaveLength(1);
      await expect(ben.table.locator('.hand-card.is-shown, .target.is-lit')).toHaveCount(0);
      expect(await accessFaults(ben.page)).toEqual([]);
    });

    await test.step('the reason links to its rule, and a playable card is played as usual', async () => {
      await pressDead(ann.hand.getByRole('button', { disabled: true }).first(), (x, y) => ann.page.mouse.click(x, y));
      await ann.presses('See the rule 4.1');
      await expect(ann.page.getByRole('complementary', { name: 'Rules' })).toBeVisible();
      await expect(ann.table.locator('.refused')).toBeHidden();
      await ann.presses('Close the rules');
      await oneHundredOne.turn(ann);
    });
  },
);

/** Returns whether the player can play some of their cards but not all. */
async function isHalfDead({ hand }: Person): Promise<boolean> {
  const dead = await hand.getByRole('button', { disabled: true }).count();
  return dead > 0 && (await hand.getByRole('button', { disabled: false }).count()) > 0;
}

/** Presses a disabled card near its left edge, because other cards may overlap the rest of it. */
async function pressDead(what: Locator, press: (x: number, y: number) => Promise<void>): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('there is nothing to press');
  await press(box.x + Math.min(12, box.width / 2), box.y + box.height / 2);
}

declare global {
  interface Window {
    /** The bytes of a move, and the bytes that are sent instead. */
    forged?: [from: string, to: string];
  }
}

/** Tampers with the browser, so that it sends another card than the pressed one. */
async function forgeCards(page: Page): Promise<{ forge(from: string, to: string): Promise<void> }> {
  await page.addInitScript(tamper);
  const { actions } = gameCodec(rules, defaultOptions(rules.options));
  const sent = (card: string): string => actions.requested.encode({ type: 'play', card });
  return { forge: (from, to) => page.evaluate((forged) => void Object.assign(window, { forged }), [sent(from), sent(to)]) };
}

/** Runs in the page before anything else. */
function tamper(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) {
    const [from, to] = window.forged ?? ['', ''];
    if (!(message instanceof Uint8Array) || from === '') return send.call(this, message);
    const text = Array.from(message, (byte) => String.fromCharCode(byte)).join('');
    const forged = text.includes('act') && text.endsWith(from) ? `${text.slice(0, -from.length)}${to}` : text;
    send.call(
      this,
      Uint8Array.from(forged, (letter) => letter.charCodeAt(0)),
    );
  };
}
