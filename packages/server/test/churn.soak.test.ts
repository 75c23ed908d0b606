import { join } from 'node:path';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { type Stock, stockOf } from './churn/stock.ts';
import { QUICK } from './kit/world/play-through.ts';
import { newDataDir, type ServerProcess, startServerProcess } from './kit/server.ts';
import { gather, type House, playOut, type Spent } from './kit/world/evening.ts';
import { planTables } from './kit/world/plan.ts';

const SECONDS = 3600;
const TABLES = 100;
const SEED = FIRST_SEED;

/** The time in milliseconds until no more games begin, and the time for the last games. */
const OPEN_MS = 1000;
const LAST_GAMES_MS = 120_000;

const PASSWORD = 'a password for this test';

/**
 * The limit in bytes for each table of the second half: a server that has just started still grows, a warm one may keep almost
 * nothing.
 */
const MAX_BYTES_HELD = 2048;

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

let running: ServerProcess;
afterEach(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
});

/** Starts a server. `before` lists files that are loaded before it. */
async function open(before: readonly string[]): Promise<string> {
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'error', ADMIN_PASSWORD: PASSWORD, ...QUICK };
  const files = ['churn/collect.ts', 'kit/quick-clock.ts', ...before].map((file) => join(import.meta.dirname, file));
  running = startServerProcess(env, ['--expose-gc', ...files.flatMap((file) => ['--import', file])]);
  const address = await running.address;
  if (address === null) throw new Error((await running.ended).errors);
  return address;
}

/** One Hundred and One takes hundreds of moves, and the memory of a table does not depend on its game. */
const isPlayed = ({ id }: Game): boolean => id !== 'one-hundred-one';

/** Runs a session at a number of tables, after which everyone leaves. */
async function runSession(address: string, seed: number): Promise<void> {
  const forEver = Number.POSITIVE_INFINITY;
  const context: House = { address, speed: 10, thought: 30, late: forEver, end: forEver, count: () => undefined };
  const gathered = await Promise.all(planTables(TABLES, seed, isPlayed).map((plan) => gather(plan, context)));
  context.late = performance.now() + OPEN_MS;
  context.end = context.late + LAST_GAMES_MS;
  const spent = await Promise.all(gathered.map((each) => playOut(each, context)));
  await Promise.all(spent.flatMap(everyoneAt).map(({ line: { room } }) => (room.connection.isOpen ? room.leave() : null)));
}

function everyoneAt({ stayed, witness }: Spent) {
  return [...stayed, witness.person];
}

/** Resolves when no one is connected, no table is loaded, and no more timers run than at the start. */
function atRest(address: string, timers: number): Promise<Stock> {
  const readStock = async (): Promise<Stock> => {
    const stock = await stockOf(address, PASSWORD, running);
    expect(stock.inUse).toBe(0);
    expect(stock.timers).toBeLessThanOrEqual(timers);
    return stock;
  };
  return vi.waitFor(readStock, { interval: 500 });
}

/** Runs sessions for the given time, at least `least` of them, and returns the resources after each. */
async function runSessions(before: readonly string[], seconds: number, least: number): Promise<readonly Stock[]> {
  const address = await open(before);
  const { timers } = await stockOf(address, PASSWORD, running);
  const stocks: Stock[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || stocks.length < least) {
    await runSession(address, SEED + stocks.length);
    stocks.push(await atRest(address, timers));
  }
  return stocks;
}

/** Returns the bytes for each table of the second half of the sessions. */
function growth(stocks: readonly Stock[], what: 'held' | 'resident'): number {
  const middle = (stocks.length >> 1) - 1;
  return (stocks.at(-1)![what] - stocks[middle]![what]) / ((stocks.length - 1 - middle) * TABLES);
}

const SIZE = { timeout: (SECONDS + LAST_GAMES_MS / 1000 + 120) * 1000 };

test(
  `people come, play and go for ${SECONDS} s, (seed ${SEED}): no room and no timer is left, and almost no memory`,
  SIZE,
  async () => {
    const stocks = await runSessions([], SECONDS, 3);
    const [held, resident] = [growth(stocks, 'held'), growth(stocks, 'resident')].map(Math.round);
    const { resident: bytes } = stocks.at(-1)!;
    process.stdout.write(
      `churn: ${stocks.length * TABLES} tables in ${stocks.length} sessions; in the second half ${held} bytes held and ${resident} resident for each more, ${Math.round(bytes / 2 ** 20)} MiB in the end; timers ${stocks.at(-1)!.timers}\n`,
    );
    expect(held).toBeLessThan(MAX_BYTES_HELD);
  },
);

test('a server that leaks its rooms is found out', SIZE, async () => {
  expect(growth(await runSessions(['churn/hoard.ts'], 0, 2), 'held')).toBeGreaterThan(MAX_BYTES_HELD);
});
