import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../packages/server/bench/summary.ts';
import { readOrExit, wholeNumber } from '../packages/shared/src/testing/command-line.ts';
import { type Visit, visit } from './visit.ts';

/** Slow 4G. */
const DOWNLOAD_BITS_PER_SECOND = 1_600_000;
const UPLOAD_BITS_PER_SECOND = 750_000;
const ROUND_TRIP_MS = 150;
/** A cheap phone is this many times slower than the measuring machine. */
const CPU_SLOWDOWN = 4;
/** A table comes to rest within this time after a player enters it. */
const TABLE_REST_MS = 4000;

/** The most that each figure may be; `null` if it is only reported. */
const LIMITS = {
  'first page painted, s': 0.6,
  '“Make a table” has answered a press, s': 0.9,
  'from the press to its answer, ms': 100,
  'kB by gzip until then': 57,
  'requests until then': null,
  'longest task on entering a table, ms': 200,
} as const;

type Figure = keyof typeof LIMITS;
type Run = Readonly<Record<Figure, number>>;

const wanted = readOrExit(() => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  return wholeNumber('runs', values.runs, 1, 100);
});
await visit(async (opened) => {
  const runs: Run[] = [];
  while (runs.length < wanted) {
    const run = { ...(await firstPage(opened)), ...(await intoTable(opened)) };
    console.error(`run ${runs.push(run)}: ${Object.values(run).map(rounded).join('  ')}`);
  }
  for (const figure of Object.keys(LIMITS) as Figure[]) {
    const [value, limit] = [median(runs.map((run) => run[figure])), LIMITS[figure]];
    console.log(lineFor(figure, value, limit));
    if (limit !== null && value > limit) process.exitCode = 1;
  }
});

/** The times that the page has noted about itself, in milliseconds since its navigation started. */
interface Noted {
  readonly painted: number;
  readonly pressed: number;
  readonly answered: number;
}

async function firstPage({ address, browser }: Visit): Promise<Omit<Run, 'longest task on entering a table, ms'>> {
  return withPage(browser, async (page, line) => {
    const wire = await noteWire(line);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: DOWNLOAD_BITS_PER_SECOND / 8,
      uploadThroughput: UPLOAD_BITS_PER_SECOND / 8,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(() => localStorage.setItem('hundredfold.opponents', 'friends'));
    await page.addInitScript(pressAtOnce);
    await page.goto(address, { waitUntil: 'commit' });
    const noted = (await (await page.waitForFunction(() => (globalThis as { noted?: Noted }).noted)).jsonValue()) as Noted;
    const { bytes, requests } = wire.until(noted.answered);
    return {
      'first page painted, s': noted.painted / 1000,
      '“Make a table” has answered a press, s': noted.answered / 1000,
      'from the press to its answer, ms': noted.answered - noted.pressed,
      'kB by gzip until then': bytes / 1000,
      'requests until then': requests,
    };
  });
}

/** Runs in the page. Presses “Make a table” as soon as the button is final, and notes when the screen shows the effect. */
function pressAtOnce(): void {
  const look = (): void => {
    const button = document.querySelector<HTMLButtonElement>('#app:not([aria-busy]) .form-actions .main');
    if (button === null) {
      requestAnimationFrame(look);
      return;
    }
    const pressed = performance.now();
    const label = button.textContent;
    button.click();
    const watch = (): void => {
      if (button.isConnected && button.textContent === label) requestAnimationFrame(watch);
      else setTimeout(note);
    };
    const note = (): void => {
      const answered = performance.now();
      // The browser reports the first paint late. `buffered` includes a paint before this script ran.
      new PerformanceObserver((list) => {
        const painted = list.getEntriesByName('first-contentful-paint')[0]?.startTime;
        if (painted !== undefined) Object.assign(globalThis, { noted: { painted, pressed, answered } });
      }).observe({ type: 'paint', buffered: true });
    };
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(look);
}

/** Counts received bytes and requests, by the time since the request for the page. */
async function noteWire(line: CDPSession) {
  const asked: number[] = [];
  const parts: { readonly request: string; readonly at: number; readonly bytes: number }[] = [];
  const note = (request: string, at: number, bytes: number) => parts.push({ request, at, bytes });
  const bytesOf = (some: typeof parts) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  line.on('Network.requestWillBeSent', ({ timestamp }) => asked.push(timestamp));
  line.on('Network.responseReceived', ({ requestId: id, timestamp, response }) =>
    note(id, timestamp, response.encodedDataLength),
  );
  line.on('Network.dataReceived', ({ requestId: id, timestamp, encodedDataLength: size }) => note(id, timestamp, size));
  // The browser tells the size of the HTML only when it has all of it.
  line.on('Network.loadingFinished', ({ requestId: id, timestamp, encodedDataLength }) => {
    note(id, timestamp, encodedDataLength - bytesOf(parts.filter(({ request }) => request === id)));
  });
  await line.send('Network.enable');
  // Without Brotli, which is smaller: this is the worst case, behind a proxy that knows gzip alone.
  await line.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  return {
    until(milliseconds: number) {
      const end = (asked[0] ?? 0) + milliseconds / 1000;
      return { bytes: bytesOf(parts.filter(({ at }) => at <= end)), requests: asked.filter((at) => at <= end).length };
    },
  };
}

async function intoTable({ address, browser }: Visit): Promise<Pick<Run, 'longest task on entering a table, ms'>> {
  return withPage(browser, async (page, line) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
    });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.felt-cards canvas').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForTimeout(TABLE_REST_MS);
    const tasks = await page.evaluate(() => (globalThis as { tasks?: number[] }).tasks ?? []);
    return { 'longest task on entering a table, ms': Math.max(0, ...tasks) };
  });
}

async function withPage<Seen>(browser: Browser, look: (page: Page, line: CDPSession) => Promise<Seen>): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    return await look(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

function lineFor(figure: string, value: number, limit: number | null): string {
  const line = `${figure.padEnd(44)} ${String(rounded(value)).padStart(8)}`;
  return limit === null ? line : `${line}   ${(value / limit).toFixed(2)} of at most ${limit}`;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
