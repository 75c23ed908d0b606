import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { modFour } from '../e2e/kit/games/mod-four.ts';
import { oneHundredOne } from '../e2e/kit/games/one-hundred-one.ts';
import { type Person, personAt } from '../e2e/kit/person.ts';
import { readOrExit, wholeNumber } from '../packages/shared/src/testing/command-line.ts';
import { type Limit, lineFor } from './limits.ts';
import { type Visit, visit } from './visit.ts';

/** The seed with which Ann cuts the first deck. */
const SEED = 1;
const BOT_PACE_MS = 150;
/** The duration of a deal, and the time for which strikes and draws are measured. */
const DEAL_MS = 3000;
const STRIKES_MS = 20_000;
/** A table is at rest after this time, and is then measured for the same time. */
const REST_MS = 5000;
/** The memory after this number of games is the baseline for one table. */
const BASELINE_GAMES = 10;

const LIMITS = {
  'longest task on coming to the table, ms': null,
  'a deal of 52 cards: frames per second': { least: 60 },
  'a deal of 52 cards: longest task, ms': { most: 50 },
  'strikes and draws: frames per second': { least: 60 },
  'strikes and draws: longest task, ms': { most: 50 },
  'a table at rest: share of a core, %': { most: 1 },
  'after all games / after ten: heap': { most: 1.1 },
  'after all games / after ten: DOM nodes': { most: 1.1 },
  'after all games / after ten: listeners': { most: 1.1 },
} as const satisfies Readonly<Record<string, Limit>>;

type Figure = keyof typeof LIMITS;

const games = readOrExit(() => {
  const { values } = parseArgs({ options: { games: { type: 'string', default: '50' } } });
  return wholeNumber('games', values.games, 1, 1_000);
});
await visit(
  async (opened) => {
    tell(await dealAndRest(opened));
    tell(await strikes(opened));
    tell(await manyGames(opened, games));
  },
  { botPace: BOT_PACE_MS, seed: SEED },
);

function tell(figures: Partial<Readonly<Record<Figure, number>>>): void {
  for (const [figure, value] of Object.entries(figures)) console.log(lineFor(figure, value, LIMITS[figure as Figure]));
}

async function dealAndRest({ address, browser }: Visit) {
  return withPerson({ address, browser }, async (ann, line) => {
    await ann.makesTable(modFour);
    await ann.presses('Fill with bots');
    await watch(ann.page);
    await ann.presses('Start the game');
    const cut = ann.table.getByRole('button', { name: 'Cut', exact: true });
    await cut.waitFor();
    await ann.page.waitForTimeout(DEAL_MS);
    const coming = await seen(ann.page);
    await watch(ann.page);
    await cut.click();
    await ann.page.waitForTimeout(DEAL_MS);
    const dealt = await seen(ann.page);
    await ann.page.mouse.move(2, 2);
    await ann.page.waitForTimeout(REST_MS);
    const before = await metricsOf(line);
    await ann.page.waitForTimeout(REST_MS);
    const after = await metricsOf(line);
    return {
      'longest task on coming to the table, ms': coming.longest,
      'a deal of 52 cards: frames per second': dealt.rate,
      'a deal of 52 cards: longest task, ms': dealt.longest,
      'a table at rest: share of a core, %': ((after.TaskDuration - before.TaskDuration) / (REST_MS / 1000)) * 100,
    };
  });
}

async function strikes({ address, browser }: Visit) {
  return withPerson({ address, browser }, async (ann) => {
    await ann.makesTable(oneHundredOne, { Players: 6 });
    await ann.presses('Fill with bots');
    await ann.presses('Start the game');
    await ann.awaitsTurn();
    await watch(ann.page);
    for (const until = Date.now() + STRIKES_MS; Date.now() < until; ) {
      if (await ann.canAct()) await oneHundredOne.turn(ann);
      else await ann.page.waitForTimeout(100);
    }
    const { rate, longest } = await seen(ann.page);
    return { 'strikes and draws: frames per second': rate, 'strikes and draws: longest task, ms': longest };
  });
}

async function manyGames({ address, browser }: Visit, games: number) {
  return withPerson({ address, browser }, async (ann, line) => {
    await ann.makesTable(modFour, { Deck: 'French, 32 cards', 'Points to win': 1 });
    await ann.presses('Fill with bots');
    await ann.presses('Start the game');
    let first = await metricsOf(line);
    for (let game = 1; game <= games; game++) {
      while ((await ann.awaitsTurn()) === 'do') await modFour.turn(ann);
      if (game === Math.min(BASELINE_GAMES, games)) first = await metricsOf(line);
      if (game === games) break;
      await ann.presses('Rematch');
      await ann.page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    const last = await metricsOf(line);
    return {
      'after all games / after ten: heap': last.JSHeapUsedSize / first.JSHeapUsedSize,
      'after all games / after ten: DOM nodes': last.Nodes / first.Nodes,
      'after all games / after ten: listeners': last.JSEventListeners / first.JSEventListeners,
    };
  });
}

async function withPerson<Seen>(
  { address, browser }: Visit,
  look: (person: Person, line: CDPSession) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Performance.enable');
    return await look(personAt(page, 'Ann'), line);
  } finally {
    await context.close();
  }
}

/** Starts to count frames and long tasks. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = { from: performance.now(), frames: 0, tasks: [0], over: false };
    Object.assign(globalThis, { watched });
    const observer = new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask' });
    const count = (): void => {
      watched.frames++;
      if (watched.over) observer.disconnect();
      else requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

/** Returns the frames per second since `watch`, and the longest task in milliseconds; 0 if no task took 50 ms. */
function seen(page: Page): Promise<{ readonly rate: number; readonly longest: number }> {
  return page.evaluate(() => {
    const { watched } = globalThis as unknown as {
      watched: { from: number; frames: number; tasks: number[]; over: boolean };
    };
    watched.over = true;
    return {
      rate: (watched.frames / (performance.now() - watched.from)) * 1000,
      longest: Math.max(...watched.tasks),
    };
  });
}

type Metric = 'TaskDuration' | 'JSHeapUsedSize' | 'Nodes' | 'JSEventListeners';

/** Returns the metrics after a garbage collection. */
async function metricsOf(line: CDPSession): Promise<Readonly<Record<Metric, number>>> {
  await line.send('HeapProfiler.collectGarbage');
  const { metrics } = await line.send('Performance.getMetrics');
  const value = (name: Metric): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    TaskDuration: value('TaskDuration'),
    JSHeapUsedSize: value('JSHeapUsedSize'),
    Nodes: value('Nodes'),
    JSEventListeners: value('JSEventListeners'),
  };
}
