import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDERS } from '../packages/shared/src/games/found.js';
import { TERMS } from '../packages/shared/src/games/terms.ts';
import { visit } from './visit.ts';

// Draws the preview pictures for links to a table: the moment and the name of the game, as the built start page shows them. With
// the id of a game it draws this one alone.

const HOUSE = join(import.meta.dirname, '../packages/client/public/preview/house.jpg');
/** The size in pixels that sites with link previews recommend. */
const SIZE = { width: 1200, height: 630 };
const QUALITY = 78;
const APP = 'Hundredfold';

interface Drawing {
  readonly name: string;
  readonly title: string;
  readonly foot: string;
  readonly pictures: readonly string[];
}

await visit(async ({ address, browser }) => {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('html[data-web-fonts]').waitFor();
  await page.locator('.game:last-child img').waitFor();
  const games = await page.locator('.game').evaluateAll((all) =>
    all.map((game) => ({
      title: game.querySelector('.game-name')?.textContent ?? '',
      picture: game.querySelector('img')?.src ?? '',
    })),
  );
  const pictures = games.slice(0, 4).map(({ picture }) => picture);
  const drawings: readonly Drawing[] = [
    ...games.map(({ title, picture }, index) => ({ name: TERMS[index]?.id ?? '', title, foot: APP, pictures: [picture] })),
    { name: 'house', title: APP, foot: 'A card table for your friends', pictures },
  ];
  for (const drawing of drawings.filter(({ name }) => name === (process.argv[2] ?? name))) {
    await page.evaluate(draw, drawing);
    const folder = FOLDERS[drawing.name];
    const file = folder === undefined ? HOUSE : fileURLToPath(new URL('preview.jpg', folder));
    await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
    console.log(`${drawing.name}: ${Math.round(statSync(file).size / 1000)} kB`);
  }
});

/** Runs in the page. Replaces everything on it with the picture. */
async function draw({ title, foot, pictures }: Drawing): Promise<void> {
  document.body.innerHTML = '';
  const felt = document.createElement('div');
  felt.style.cssText =
    'position:fixed;inset:0;overflow:hidden;color:#fbf7ec;background:radial-gradient(90% 120% at 70% 30%,#175046,#0f3d36 55%,#0a2c27)';
  const words = document.createElement('div');
  words.style.cssText = 'position:absolute;left:64px;top:0;bottom:0;width:400px;display:grid;align-content:center;gap:22px';
  const head = document.createElement('p');
  head.style.cssText = 'font:480 62px/1.1 "Fraunces Variable",serif;letter-spacing:-0.015em;text-wrap:balance';
  head.textContent = title;
  const below = document.createElement('p');
  below.style.cssText = 'font:500 32px/1.3 "Figtree Variable",sans-serif;color:#ecc26f';
  below.textContent = foot;
  words.append(head, below);
  const shown = document.createElement('div');
  shown.style.cssText = `position:absolute;left:496px;right:40px;top:0;bottom:0;display:grid;grid-template-columns:repeat(${pictures.length > 1 ? 2 : 1},1fr);gap:16px;align-content:center`;
  const drawn = pictures.map((src) => {
    const picture = document.createElement('img');
    picture.src = src;
    picture.style.cssText = 'width:100%;border-radius:16px;box-shadow:0 6px 24px rgb(0 0 0 / .4)';
    return picture;
  });
  shown.append(...drawn);
  felt.append(words, shown);
  document.body.append(felt);
  await Promise.all([document.fonts.ready, ...drawn.map((picture) => picture.decode())]);
}
