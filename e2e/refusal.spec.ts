import type { Page } from '@playwright/test';
import { awaitsCard, modFour, plays } from './games/mod-four.ts';
import { expect, test } from './test.ts';

test('a refused card drops back, and the reason leads to its paragraph of the rules', async ({ visitor }) => {
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
  await ann.hands.press(ann.hand.locator(`[data-card="${own}"]`));
  const notice = ann.page.getByRole('status').filter({ hasText: 'That card is not in your hand.' });
  await expect(notice).toBeVisible();
  expect(await ann.cards()).toEqual(before);

  await notice.getByRole('button', { name: 'See the rule 4.1' }).click();
  const rules = ann.page.getByRole('complementary', { name: 'Rules' });
  await expect(rules.getByText('You play any one card of your hand.')).toBeInViewport();
  await expect(notice).toBeHidden();
  await rules.press('Escape');
  await expect(rules).toBeHidden();

  await forger.forge(own, own);
  await plays(ann, before[held.indexOf(own)] ?? '');
});

declare global {
  interface Window {
    /** What is sent, and what in its place. */
    forged?: [from: string, to: string];
  }
}

/** A browser that has been tampered with: it sends another card than the one that was pressed. */
async function forgeCards(page: Page): Promise<{ forge(from: string, to: string): Promise<void> }> {
  await page.addInitScript(tamper);
  return { forge: (from, to) => page.evaluate((forged) => void Object.assign(window, { forged }), [from, to]) };
}

/** Runs in the page, before anything else. */
function tamper(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) {
    const [from, to] = window.forged ?? ['', ''];
    if (!(message instanceof Uint8Array) || from === '') return send.call(this, message);
    const text = Array.from(message, (byte) => String.fromCharCode(byte)).join('');
    const forged = text.includes('card') ? text.replace(from, to) : text;
    send.call(
      this,
      Uint8Array.from(forged, (letter) => letter.charCodeAt(0)),
    );
  };
}
