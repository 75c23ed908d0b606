import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import type { FormValues } from '../e2e/kit/fill-form.ts';
import { stopClock } from '../e2e/kit/film.ts';
import { type PlayableGame, playTurns } from '../e2e/kit/game.ts';
import { fourSquare } from '../e2e/kit/games/four-square.ts';
import { foursquare } from '../e2e/kit/games/foursquare.ts';
import { hundredRummy } from '../e2e/kit/games/hundred-rummy.ts';
import { modFour } from '../e2e/kit/games/mod-four.ts';
import { oneHundredOne } from '../e2e/kit/games/one-hundred-one.ts';
import { byTouch } from '../e2e/kit/input-device.ts';
import { type Person, personAt } from '../e2e/kit/person.ts';
import { animatedWebp, type WebpFrame } from './animated-webp.ts';
import { openCanvas } from './canvas.ts';
import { type Visit, visit } from './visit.ts';

// Draws the pictures of the README from the built client: a trick on a desktop and a phone, and a table of each game.

const FOLDER = join(import.meta.dirname, '../docs/pictures');
/** The seed with which the pictures show the same cards each time. */
const SEED = 3;
const BOT_PACE_MS = 300;

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The layout of the animation in pixels, and its quality. */
const FILM = { width: 1040, height: 500, gap: 12, background: '#0a1f1b', quality: 0.8 };
const STEP_MS = 120;
const LAST_FRAME_MS = 1500;
/** The time that a player thinks before they play. */
const THINKING_MS = 480;
const MAX_STEPS = 120;
/** The largest size of an animation that loads quickly on a page. */
const MAX_BYTES = 2_000_000;

const THUMBNAIL = { width: 480, height: 300, background: '#0a1f1b', quality: 0.8 };

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

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The names of pictures on the command line. Without any name, all pictures are drawn. */
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

mkdirSync(FOLDER, { recursive: true });
await visit(
  async (opened) => {
    if (isWanted('trick')) save('trick.webp', await filmTrick(opened));
    for (const scene of SCENES) if (isWanted(scene.id)) save(`${scene.id}.webp`, await thumbnailOf(opened, scene));
  },
  { botPace: BOT_PACE_MS, seed: SEED },
);

function save(name: string, file: Uint8Array): void {
  writeFileSync(join(FOLDER, name), file);
  console.log(`${name}: ${Math.round(file.length / 1000)} kB`);
}

/** Films a whole trick on the screens of two players. */
async function filmTrick({ address, browser }: Visit): Promise<Buffer> {
  const ann = await personWith(browser, address, 'Anna', { viewport: DESKTOP });
  const ben = await personWith(browser, address, 'Ben', {
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const players = [ann, ben];
  const link = await ann.makesTable(modFour, { Deck: 'French, 32 cards', 'Points to win': 50 });
  await ben.opensLink(link);
  await ann.presses('Fill with bots');
  await ann.presses('Start the game');
  await dealt(players);
  for (const player of players) await stopClock(player);
  const camera = await openCamera(browser);
  let [thinking, hasBegun] = [0, false];
  for (let step = 0; step < MAX_STEPS; step++) {
    await camera.shoot(players, STEP_MS);
    const lying = Math.max(...(await Promise.all(players.map(cardsInTrick))));
    hasBegun ||= lying === 4;
    if (hasBegun && lying < 4) break;
    const next = hasBegun ? undefined : await firstWho(players, canPlay);
    thinking = next === undefined ? 0 : thinking + STEP_MS;
    if (next !== undefined && thinking >= THINKING_MS) {
      await playable(next).press('Enter'); // A mouse press needs a running clock, and the clock is stopped here.
      await next.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      thinking = 0;
    }
    for (const { page } of players) await page.clock.runFor(STEP_MS);
  }
  await camera.shoot(players, LAST_FRAME_MS);
  const film = animatedWebp(FILM.width, FILM.height, camera.frames);
  if (film.length > MAX_BYTES) throw new Error(`the animation has ${film.length} bytes`);
  return film;
}

/** Lets each player who has to cut do so, until a player has to play a card. */
async function dealt(players: readonly Person[]): Promise<void> {
  while ((await firstWho(players, canPlay)) === undefined) {
    for (const player of players) {
      const cut = player.table.getByRole('button', { name: 'Cut', exact: true });
      if (await cut.isVisible()) await player.device.press(cut);
    }
    await players[0]?.page.waitForTimeout(STEP_MS);
  }
}

async function firstWho(players: readonly Person[], does: (person: Person) => Promise<boolean>): Promise<Person | undefined> {
  for (const player of players) if (await does(player)) return player;
  return undefined;
}

function playable({ hand }: Person): Locator {
  return hand.getByRole('button', { disabled: false }).first();
}

function canPlay(person: Person): Promise<boolean> {
  return playable(person).isVisible();
}

function cardsInTrick({ table }: Person): Promise<number> {
  return table.locator('ul.unseen > li').count();
}

/** Puts a desktop and a phone side by side, frame by frame. A frame without changes makes the previous one last longer. */
async function openCamera(browser: Browser) {
  const canvas = await openCanvas(await browser.newPage(), FILM);
  const frames: WebpFrame[] = [];
  const { gap } = FILM;
  const height = FILM.height - 2 * gap;
  const phoneWidth = Math.round((height * PHONE.width) / PHONE.height);
  const desktopWidth = FILM.width - phoneWidth - 3 * gap;
  const desktopHeight = Math.round((desktopWidth * DESKTOP.height) / DESKTOP.width);
  const boxes = [
    { x: gap, y: Math.round((FILM.height - desktopHeight) / 2), width: desktopWidth, height: desktopHeight },
    { x: desktopWidth + 2 * gap, y: gap, width: phoneWidth, height },
  ];
  return {
    frames,
    async shoot(players: readonly Person[], milliseconds: number): Promise<void> {
      const shots = await Promise.all(boxes.map(async (box, at) => ({ ...box, png: await screenOf(players[at]) })));
      const drawn = await canvas.draw(shots);
      const last = frames.pop();
      if (drawn !== null && last !== undefined) frames.push(last, { ...drawn, milliseconds });
      else if (drawn !== null) frames.push({ ...drawn, milliseconds });
      else if (last !== undefined) frames.push({ ...last, milliseconds: last.milliseconds + milliseconds });
    },
  };
}

/** Takes a screenshot with the browser's own command, which takes a third of the time of Playwright's. */
async function screenOf(person: Person | undefined): Promise<Buffer> {
  if (person === undefined) throw new Error('this screen has no person');
  const { page } = person;
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Draws the table of a game after some turns. */
async function thumbnailOf({ address, browser }: Visit, { play, turns, isAlone, values }: Scene): Promise<Uint8Array> {
  const ann = await personWith(browser, address, 'Anna', { viewport: DESKTOP, reducedMotion: 'reduce' });
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
  const { width, height } = THUMBNAIL;
  const canvas = await openCanvas(await browser.newPage(), THUMBNAIL);
  const drawn = await canvas.draw([{ x: 0, y: 0, width, height, png: await screenOf(ann) }]);
  await ann.page.context().close();
  if (drawn === null) throw new Error('nothing was drawn');
  return drawn.still;
}

/** Opens a page for a person who knows the games, so that no tip covers the table. */
async function personWith(browser: Browser, baseURL: string, name: string, options: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block', ...options });
  await context.addInitScript(() => localStorage.setItem('hundredfold.coach', 'none'));
  return personAt(await context.newPage(), name, options.hasTouch === true ? byTouch : undefined);
}
