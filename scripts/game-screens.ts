import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildClient, serverFor } from '../e2e/kit/build-client.ts';
import { accessFaults, showAt } from '../e2e/kit/check-screen.ts';
import { contentAtRest } from '../e2e/kit/game.ts';
import { layoutFaults } from '../e2e/kit/layout.ts';
import { collectPageErrors, listenForErrors } from '../e2e/kit/page-errors.ts';
import { type Person, personAt } from '../e2e/kit/person.ts';
import { addressOf, recordedGame, turnOf } from '../e2e/kit/recorded-game.ts';
import type { Game } from '../packages/shared/src/core/game.ts';
import type { GameRecord } from '../packages/shared/src/core/record.ts';
import { testGameById } from '../packages/shared/src/testing/test-games.ts';
import { visit } from './visit.ts';

/** A folder of this run alone: `pnpm e2e` empties the one of its results. */
const CLIENT = mkdtempSync(join(tmpdir(), 'client-'));

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

const STILL = { locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' } as const;

const NAMES = ['Ann', 'Wilhelmina', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hanna'];

/** A turn of the first seat, in a game that bots have begun. */
interface ShownTurn {
  readonly screen: string;
  readonly record: GameRecord;
  readonly turn: number;
}

// Looks at the table of a game in Chromium as the player of the first seat, and prints the faults.

const id = process.argv[2] ?? '';
const game = testGameById(id);
if (game === undefined) throw new Error(`no game.ts names the game ${id}`);
const turns = shownTurns(game);
// Such a build is not compressed, which would take as long as the rest.
await buildClient(CLIENT, { PSEUDO_LOCALE: 'en-XA' });
const faults: string[] = [];
await visit(
  async ({ address, browser }) => {
    for (const shown of turns) faults.push(...(await faultsAt(browser, address, shown)));
  },
  { program: serverFor(CLIENT) },
);
rmSync(CLIENT, { recursive: true });
process.stdout.write([...new Set(faults)].join('\n'));

/** Returns the first turn with the fewest players, and one in the middle of a game with the most. */
function shownTurns(game: Game): readonly ShownTurn[] {
  const { min, max } = game.seats;
  const few = recordedGame({ game, names: NAMES.slice(0, min) });
  const many = recordedGame({ game, names: NAMES.slice(0, max) });
  const middle = Math.floor(many.steps.filter((step) => 'move' in step).length / 2);
  return [
    { screen: 'first turn', record: few, turn: turnOf(0, few, 0) },
    { screen: 'turn in the middle', record: many, turn: Math.max(turnOf(0, many, middle), turnOf(0, many, 0)) },
  ];
}

async function faultsAt(browser: Browser, baseURL: string, shown: ShownTurn): Promise<readonly string[]> {
  const { screen, record, turn } = shown;
  const context = await browser.newContext({ ...STILL, baseURL });
  await listenForErrors(context);
  const { found, watch } = collectPageErrors();
  watch(context);
  await context.addInitScript(skipTips);
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  await playOn(personAt(page, 'Ann'), record, turn);
  const faults = [...(await onDesk(page, screen)), ...(await layoutAt(page, screen, PHONE)), ...found];
  await context.close();
  return faults;
}

/** Runs in the page. The tips of a first game would cover a part of the table. */
function skipTips(): void {
  if (location.protocol === 'http:') localStorage.setItem('hundredfold.coach', 'none');
}

/** Goes on from a turn of a record, against bots. */
async function playOn(person: Person, record: GameRecord, turn: number): Promise<void> {
  const { page, table } = person;
  await page.goto(addressOf(record, `?turn=${turn}&seat=1`));
  await table.waitFor();
  await person.presses('Play on from here');
  await person.presses(/^Play (?:against bots|now)$/);
  await page.waitForURL(/\/alone\//);
  await table.waitFor();
  await contentAtRest(person);
}

async function onDesk(page: Page, screen: string): Promise<readonly string[]> {
  const layout = await layoutAt(page, screen, DESK);
  const access = (await accessFaults(page)).flatMap((fault) => fault.split('\n', 1));
  return [...layout, ...access.map((fault) => `${screen}: ${fault}`)];
}

async function layoutAt(page: Page, screen: string, size: typeof DESK): Promise<readonly string[]> {
  const name = await showAt(page, size, screen);
  return (await layoutFaults(page)).map((fault) => `${name}: ${fault}`);
}
