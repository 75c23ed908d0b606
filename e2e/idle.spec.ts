import type { Page } from '@playwright/test';
import { whoseTurn } from './kit/game.ts';
import { modFour, playCards } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';

const MEASURED_SECONDS = 4;
const REST_MS = 40_000;

test.describe('an idle table does no work', () => {
  test.use({ paintsCards: true, playsSounds: true });

  // A page that may animate has all the work of one with reduced motion, and more.
  test('with prefers-reduced-motion: no-preference', async ({ visitor }) => {
    const ann = await visitor('Ann', { reducedMotion: 'no-preference' });
    await ann.page.addInitScript(countTicks);
    const frames = countFrames(ann.page);
    await ann.makesTable(modFour, { 'Points to win': 50 });
    await ann.startsWithBots();
    await playCards([ann], 2);
    await whoseTurn([ann]);
    await ann.page.mouse.move(2, 2);
    const cost = await openMeter(ann.page);
    const expectRest = async (): Promise<void> => {
      const before = { ticks: await ticksOf(ann.page), cost: await cost(), frames: frames() };
      await ann.page.waitForTimeout(MEASURED_SECONDS * 1000);
      const after = { ticks: await ticksOf(ann.page), cost: await cost(), frames: frames() };

      expect(after.ticks.frames - before.ticks.frames, 'animation frames').toBe(0);
      expect(after.ticks.timers - before.ticks.timers, 'timers').toBeLessThanOrEqual(MEASURED_SECONDS);
      expect(after.frames - before.frames, 'messages').toBeLessThanOrEqual(2);
      expect(after.cost.styles - before.cost.styles, 'styles computed').toBeLessThanOrEqual(2);
      expect(after.cost.layouts - before.cost.layouts, 'layouts').toBeLessThanOrEqual(2);
    };
    // On a busy machine it takes a while until everything is at rest.
    await expect(expectRest).toPass({ timeout: REST_MS });
    expect(
      await ann.page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
  });

  test('the same check finds a page that does work', async ({ visitor }) => {
    const ann = await visitor('Ann');
    await ann.page.addInitScript(countTicks);
    await ann.page.goto('/');
    await ann.page.evaluate(() => {
      const again = (): void => {
        document.body.style.paddingTop = `${performance.now() % 9}px`;
        requestAnimationFrame(again);
      };
      again();
      setInterval(() => undefined, 100);
    });
    const cost = await openMeter(ann.page);
    const before = { ticks: await ticksOf(ann.page), cost: await cost() };
    // On a busy machine this takes more than a second.
    await expect(async () => {
      const after = { ticks: await ticksOf(ann.page), cost: await cost() };
      expect(after.ticks.frames - before.ticks.frames).toBeGreaterThan(5);
      expect(after.ticks.timers - before.ticks.timers).toBeGreaterThan(5);
      expect(after.cost.styles - before.cost.styles).toBeGreaterThan(5);
    }).toPass({ timeout: REST_MS });
  });
});

declare global {
  interface Window {
    ticks: Ticks;
  }
}

interface Ticks {
  readonly frames: number;
  readonly timers: number;
}

function ticksOf(page: Page): Promise<Ticks> {
  return page.evaluate(() => ({ ...window.ticks }));
}

/** Runs in the page before anything else. Counts all animation frames and timers that run. */
function countTicks(): void {
  const ticks = { frames: 0, timers: 0 };
  Object.assign(window, { ticks });
  const { requestAnimationFrame, setTimeout, setInterval } = window;
  const counted =
    (kind: keyof typeof ticks, run: unknown) =>
    (...values: unknown[]) => {
      ticks[kind]++;
      if (typeof run === 'function') run(...values);
    };
  window.requestAnimationFrame = (run) => requestAnimationFrame(counted('frames', run));
  window.setTimeout = ((run: TimerHandler, wait?: number, ...values: unknown[]) =>
    setTimeout(counted('timers', run), wait, ...values)) as typeof setTimeout;
  window.setInterval = ((run: TimerHandler, wait?: number, ...values: unknown[]) =>
    setInterval(counted('timers', run), wait, ...values)) as typeof setInterval;
}

/** Opens a meter for the work of the page. Its counters last as long as the session. */
async function openMeter(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { styles: value('RecalcStyleCount'), layouts: value('LayoutCount') };
  };
}

function countFrames(page: Page): () => number {
  let frames = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', () => frames++);
    socket.on('framereceived', () => frames++);
  });
  return () => frames;
}
