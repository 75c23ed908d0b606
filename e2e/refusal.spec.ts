import type { Page } from '@playwright/test';
import { modFour as rules } from '../packages/games/mod-four/rules/index.ts';
import { defaultOptions } from '../packages/shared/src/core/options.ts';
import { gameCodec } from '../packages/shared/src/schema/codec.ts';
import { awaitsCard, modFour, plays } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';

test('a refused card moves back, and the reason links to its paragraph of the rules', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const forger = await forgeCards(ann.page);
  await ann.makesTable(modFour, { 'Points to win': 50 });
  await ann.startsWithBots();
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
  const help = ann.page.getByRole('complementary', { name: 'Help' });
  await expect(help.locator('.rule.meant')).toContainText('Play any card from your hand.');
  await expect(help.locator('.rule.meant')).toBeInViewport();
  await expect(notice).toBeHidden();
  await help.press('Escape');
  await expect(help).toBeHidden();

  await forger.forge(own, own);
  await plays(ann, before[held.indexOf(own)] ?? '');
});

declare global {
  interface Window {
    forged?: [from: string, to: string];
  }
}

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
