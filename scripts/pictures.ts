import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { FormValues } from '../e2e/kit/fill-form.ts';
import { type PlayableGame, playTurns } from '../e2e/kit/game.ts';
import { fourSquare } from '../e2e/kit/games/four-square.ts';
import { foursquare } from '../e2e/kit/games/foursquare.ts';
import { hundredRummy } from '../e2e/kit/games/hundred-rummy.ts';
import { modFour } from '../e2e/kit/games/mod-four.ts';
import { oneHundredOne } from '../e2e/kit/games/one-hundred-one.ts';
import { byTouch } from '../e2e/kit/input-device.ts';
import { type Person, personAt } from '../e2e/kit/person.ts';
import { type Visit, visit } from './visit.ts';

// Draws the pictures of the README from the built client: a trick on a desktop and a phone, and a table of each game.

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const SEED = 3;
const BOT_PACE_MS = 300;
const QUALITY = 80;

const DESKTOP = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', isMobile: true, hasTouch: true } as const;
const THUMBNAIL_SCALE = 0.375;
const PAIR = { width: 1040, height: 500, gap: 12, background: '#0a1f1b' };

interface Scene {
  readonly id: string;
  readonly play: PlayableGame;
  readonly turns: number;
  readonly isAlone?: boolean;
  readonly values?: FormValues;
}

const SCENES: readonly Scene[] = [
  { id: 'mod-four', play: modFour, turns: 4 },
  { id: 'four-square', play: fourSquare, turns: 7, values: { Players: 4 } },
  { id: 'hundred-rummy', play: hundredRummy, turns: 6, values: { Players: 4 } },
  { id: 'one-hundred-one', play: oneHundredOne, turns: 2, values: { Players: 4 } },
  { id: 'foursquare', play: foursquare, turns: 14, isAlone: true },
];

/** The names of pictures on the command line. Without any name, all pictures are drawn. */
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

mkdirSync(FOLDER, { recursive: true });
await visit(
  async (opened) => {
    if (isWanted('trick')) save('trick', await trick(opened));
    for (const scene of SCENES) if (isWanted(scene.id)) save(scene.id, await thumbnail(opened, scene));
  },
  { botPace: BOT_PACE_MS, seed: SEED },
);

function save(name: string, file: Uint8Array): void {
  writeFileSync(join(FOLDER, `${name}.webp`), file);
  console.log(`${name}: ${Math.round(file.length / 1000)} kB`);
}

/** Shows one trick on a desktop and on a phone, side by side. */
async function trick({ address, browser }: Visit): Promise<Uint8Array> {
  const ann = await personWith(browser, address, 'Anna', DESKTOP);
  const ben = await personWith(browser, address, 'Ben', { ...PHONE, deviceScaleFactor: 2 });
  const link = await ann.makesTable(modFour, { Deck: 'French, 32 cards', 'Points to win': 50 });
  await ben.opensLink(link);
  await ann.presses('Fill with bots');
  await ann.presses('Start the game');
  await playTurns([ann, ben], modFour, 9);
  const screens: string[] = [];
  for (const person of [ann, ben]) {
    await person.page.mouse.move(2, 2);
    await person.awaitsRest();
    screens.push((await webpOf(person.page)).toString('base64'));
  }
  const { width, height, gap, background } = PAIR;
  const page = await browser.newPage({ viewport: { width, height } });
  const pictures = screens.map((screen) => `<img src="data:image/webp;base64,${screen}">`).join('');
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:flex;align-items:center;justify-content:center;gap:${gap}px;background:${background}}` +
      `img{border-radius:10px;max-width:784px;max-height:${height - 2 * gap}px}</style>${pictures}`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return webpOf(page);
}

async function thumbnail({ address, browser }: Visit, { play, turns, isAlone, values }: Scene): Promise<Uint8Array> {
  const ann = await personWith(browser, address, 'Anna', DESKTOP);
  if (isAlone === true) await ann.playsAlone(play, values);
  else {
    await ann.makesTable(play, values);
    await ann.presses('Fill with bots');
    await ann.presses('Start the game');
  }
  await playTurns([ann], play, turns);
  await ann.awaitsTurn();
  await ann.page.mouse.move(2, 2);
  await ann.awaitsRest();
  const file = await webpOf(ann.page, THUMBNAIL_SCALE);
  await ann.page.context().close();
  return file;
}

/** Takes a screenshot with the browser's own command, because Playwright's cannot write WebP. */
async function webpOf(page: Page, scale = 1): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }), scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  return Buffer.from(data, 'base64');
}

/** Opens a page for a person who knows the games, so that no tip covers the table. */
async function personWith(browser: Browser, baseURL: string, name: string, options: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block', ...options });
  await context.addInitScript(() => localStorage.setItem('hundredfold.coach', 'none'));
  return personAt(await context.newPage(), name, options.hasTouch === true ? byTouch : undefined);
}
