import type { Page } from '@playwright/test';
import { addressOf } from '../e2e/kit/recorded-game.ts';
import { median } from '../packages/server/bench/summary.ts';
import type { Game } from '../packages/shared/src/core/game.ts';
import { playGame, STRATEGIES } from '../packages/shared/src/core/playout.ts';
import { seeded } from '../packages/shared/src/core/random.ts';
import type { GameRecord } from '../packages/shared/src/core/record.ts';
import { recordOf } from '../packages/shared/src/core/recording.ts';
import { GAMES } from '../packages/shared/src/games/index.ts';
import { settingsOf } from '../packages/shared/src/testing/setting.ts';
import { type Limit, lineFor } from './limits.ts';
import { visit } from './visit.ts';

// Measures a seek in a replay, as a player drags the bar, on a machine four times as slow.

const TURNS = 1000;
/** A cheap phone is this many times slower than the measuring machine. */
const CPU_SLOWDOWN = 4;
const SEEKS = 60;

const LIMITS = {
  'open and check, ms': null,
  'the state of a seek, ms': { most: 16 },
  'the same for 19 seeks of 20, ms': null,
  'the elements of the page, ms': null,
  'the frame with the cards, ms': null,
} as const satisfies Readonly<Record<string, Limit>>;

/** The times of one seek in the page, in milliseconds: for the state, for the elements of the page, and until the next frame is drawn. */
interface SeekTimes {
  readonly state: number;
  readonly elements: number;
  readonly frame: number;
}

await visit(async ({ address, browser }) => {
  for (const game of GAMES) {
    const record = longRecord(game);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${address}/r`);
    const started = performance.now();
    await page.goto(`${address}${addressOf(record, '?seat=1')}`);
    await page.reload(); // Another fragment alone does not load the page.
    await page.locator('.replay-bar').waitFor();
    const opened = performance.now() - started;
    await page.waitForTimeout(2000);
    const turns = await seekEverywhere(page);
    const states = turns.map(({ state }) => state);
    const figures = {
      'open and check, ms': opened,
      'the state of a seek, ms': median(states),
      'the same for 19 seeks of 20, ms': states.toSorted((one, other) => one - other)[Math.floor(states.length * 0.95)] ?? 0,
      'the elements of the page, ms': median(turns.map(({ elements }) => elements)),
      'the frame with the cards, ms': median(turns.map(({ frame }) => frame)),
    };
    console.log(`${game.id}, ${record.steps.length} steps`);
    for (const figure of Object.keys(LIMITS) as (keyof typeof LIMITS)[])
      console.log(`  ${lineFor(figure, figures[figure], LIMITS[figure])}`);
    await page.close();
  }
});

/** Drags the bar to turns all over the game, one after the other. */
function seekEverywhere(page: Page): Promise<readonly SeekTimes[]> {
  return page.evaluate(async (seeks) => {
    const bar = document.querySelector<HTMLInputElement>('.seek-input');
    if (bar === null) throw new Error('there is no bar');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const times: { state: number; elements: number; frame: number }[] = [];
    for (let seek = 0; seek < seeks; seek++) {
      await new Promise((resolve) => setTimeout(resolve, 120));
      const turn = Math.floor((((seek * 7919) % seeks) / seeks) * Number(bar.max));
      const start = performance.now();
      setValue?.call(bar, String(turn));
      bar.dispatchEvent(new Event('input', { bubbles: true }));
      const state = performance.now();
      for (let turns = 0; turns < 10; turns++) await Promise.resolve(); // The page renders its elements in a microtask.
      const elements = performance.now();
      await new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        requestAnimationFrame(() => channel.port2.postMessage(null)); // After the frame in which the page is rendered.
      });
      times.push({ state: state - start, elements: elements - state, frame: performance.now() - elements });
    }
    return times;
  }, SEEKS);
}

/** Returns the record of a random game that is close to the wanted length, or of the longest one that was found. */
function longRecord(game: Game): GameRecord {
  const records = settingsOf(game).map(({ options, seats }) => {
    const players = Array.from({ length: seats }, () => STRATEGIES.random);
    const { end, steps } = playGame(game, options, players, seeded(1));
    return recordOf(end, steps);
  });
  const distance = ({ steps }: GameRecord): number => Math.abs(steps.length - TURNS);
  const [best] = records.toSorted((one, other) => distance(one) - distance(other));
  if (best === undefined) throw new Error(`${game.id} has no settings`);
  return best;
}
