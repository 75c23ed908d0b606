import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TERMS } from '../packages/shared/src/games/terms.ts';
import { visit } from './visit.ts';

// Draws the preview pictures for links to a table: the cards and the name of the game, as the built start page shows them.

const FOLDER = join(import.meta.dirname, '../packages/client/public/preview');
/** The size in pixels that sites with link previews recommend. */
const SIZE = { width: 1200, height: 630 };
const QUALITY = 78;
const HOUSE = 'house';

interface Drawing {
  readonly title: string;
  readonly cards: readonly string[];
}

mkdirSync(FOLDER, { recursive: true });
await visit(async ({ address, browser }) => {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
  const drawings = new Map<string, Drawing>();
  for (const [index, { id }] of TERMS.entries()) drawings.set(id, await gameOn(page, address, index));
  const all = [...drawings.values()];
  drawings.set(HOUSE, { title: 'Hundredfold', cards: all.flatMap(({ cards }) => cards.slice(-1)) });
  for (const [name, drawing] of drawings) {
    await page.goto(address);
    await page.locator('.fan img').first().waitFor(); // The fonts have loaded by then as well.
    await page.evaluate(draw, { ...drawing, isHouse: name === HOUSE });
    const file = join(FOLDER, `${name}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
    console.log(`${name}: ${Math.round(statSync(file).size / 1000)} kB`);
  }
});

async function gameOn(page: Page, address: string, index: number): Promise<Drawing> {
  await page.goto(address);
  const fan = page.locator('.fan img');
  await fan.first().waitFor();
  const before = await fan.first().getAttribute('src');
  const choice = page.locator('.games input[type=radio]').nth(index);
  await choice.check();
  if (index > 0) await page.waitForFunction((src) => document.querySelector('.fan img')?.getAttribute('src') !== src, before);
  const title = (await page.locator('.game:has(:checked) .game-name').textContent()) ?? '';
  return { title, cards: await fan.evaluateAll((cards) => cards.map((card) => (card as HTMLImageElement).src)) };
}

/** Runs in the page. Replaces everything on it with the picture. */
async function draw({ title, cards, isHouse }: Drawing & { readonly isHouse: boolean }): Promise<void> {
  document.body.innerHTML = '';
  const felt = document.createElement('div');
  felt.style.cssText =
    'position:fixed;inset:0;overflow:hidden;color:#fbf7ec;background:radial-gradient(90% 120% at 70% 30%,#175046,#0f3d36 55%,#0a2c27)';
  const words = document.createElement('div');
  words.style.cssText = 'position:absolute;left:72px;top:0;bottom:0;width:480px;display:grid;align-content:center;gap:22px';
  const head = document.createElement('p');
  head.style.cssText = 'font:480 66px/1.1 "Fraunces Variable",serif;letter-spacing:-0.015em;text-wrap:balance';
  head.textContent = title;
  const foot = document.createElement('p');
  foot.style.cssText = 'font:500 32px/1.3 "Figtree Variable",sans-serif;color:#ecc26f';
  foot.textContent = isHouse ? 'A card table for your friends' : 'Hundredfold';
  words.append(head, foot);
  felt.append(words);
  const middle = (cards.length - 1) / 2;
  const pictures = cards.map((src, index) => {
    const card = document.createElement('img');
    card.src = src;
    const turn = ((index - middle) * 40) / cards.length;
    card.style.cssText = `position:absolute;left:756px;top:135px;height:345px;border-radius:18px;box-shadow:0 6px 24px rgb(0 0 0 / .4);transform-origin:50% 190%;transform:rotate(${turn}deg)`;
    felt.append(card);
    return card;
  });
  document.body.append(felt);
  await Promise.all([document.fonts.ready, ...pictures.map((card) => card.decode())]);
}
