import { join } from 'node:path';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { type Stock, stockOf } from './churn/stock.ts';
import { QUICK } from './faults/play-through.ts';
import { newDataDir, type ServerProcess, startServerProcess, UNLIMITED } from './open-server.ts';
import { gather, type House, playOut, type Spent } from './people/evening.ts';
import { planTables } from './people/plan.ts';

const SECONDS = bySize({ quick: 0, test: 0, soak: 3600 });
const TABLES = bySize({ quick: 8, test: 10, soak: 100 });
const SEED = FIRST_SEED;

/** Milliseconds until it is late, and for the games that are played to their end then. */
const OPEN = bySize({ quick: 300, test: 300, soak: 1000 });
const LAST = 120_000;

const PASSWORD = 'not a word of anybody';

/** Bytes more for each table of the second half: a house that has just opened still learns, one that is warm may hold next to nothing. */
const MOST_HELD = bySize({ quick: 60_000, test: 60_000, soak: 2048 });

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK tells of each line that is cut.

let running: ServerProcess;
afterEach(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
});

/** `before`: files that are loaded before it. */
async function open(before: readonly string[]): Promise<string> {
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'error', ADMIN_PASSWORD: PASSWORD, ...QUICK, ...UNLIMITED };
  const files = ['churn/collect.ts', 'people/quick-clock.ts', ...before].map((file) => join(import.meta.dirname, file));
  running = startServerProcess(env, ['--expose-gc', ...files.flatMap((file) => ['--import', file])]);
  const address = await running.address;
  if (address === null) throw new Error((await running.ended).errors);
  return address;
}

/** One Hundred and One takes hundreds of moves; what is held of a table does not depend on its game. */
const isPlayed = ({ id }: Game): boolean => id !== 'one-hundred-one';

/** An evening at so many tables, after which everybody goes home. */
async function evening(address: string, seed: number): Promise<void> {
  const forEver = Number.POSITIVE_INFINITY;
  const context: House = { address, speed: 10, thought: 30, late: forEver, end: forEver, count: () => undefined };
  const gathered = await Promise.all(planTables(TABLES, seed, isPlayed).map((plan) => gather(plan, context)));
  context.late = performance.now() + OPEN;
  context.end = context.late + LAST;
  const spent = await Promise.all(gathered.map((each) => playOut(each, context)));
  await Promise.all(spent.flatMap(everybody).map(({ line: { room } }) => (room.connection.isOpen ? room.leave() : null)));
}

function everybody({ stayed, witness }: Spent) {
  return [...stayed, witness.person];
}

/** Once nobody is there any more, no table is up, and no more timers run than in the beginning. */
function atRest(address: string, timers: number): Promise<Stock> {
  const look = async (): Promise<Stock> => {
    const stock = await stockOf(address, PASSWORD, running);
    expect(stock.inUse).toBe(0);
    expect(stock.timers).toBeLessThanOrEqual(timers);
    return stock;
  };
  return vi.waitFor(look, { timeout: 30_000, interval: 500 });
}

/** Evenings for so long, at least three; what there was in hand after each. */
async function evenings(before: readonly string[], seconds: number): Promise<readonly Stock[]> {
  const address = await open(before);
  const { timers } = await stockOf(address, PASSWORD, running);
  const stocks: Stock[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || stocks.length < 3) {
    await evening(address, SEED + stocks.length);
    stocks.push(await atRest(address, timers));
  }
  return stocks;
}

/** Bytes for each table of the second half of the evenings. */
function growth(stocks: readonly Stock[], what: 'held' | 'resident'): number {
  const middle = (stocks.length >> 1) - 1;
  return (stocks.at(-1)![what] - stocks[middle]![what]) / ((stocks.length - 1 - middle) * TABLES);
}

const SIZE = { timeout: (SECONDS + LAST / 1000 + 120) * 1000 };

test(
  `people come, play and go for ${SECONDS} s, by the seed ${SEED}: no room and no timer is left, and hardly anything is held of them`,
  SIZE,
  async () => {
    const stocks = await evenings([], SECONDS);
    const [held, resident] = [growth(stocks, 'held'), growth(stocks, 'resident')].map(Math.round);
    const { resident: bytes } = stocks.at(-1)!;
    process.stdout.write(
      `churn: ${stocks.length * TABLES} tables in ${stocks.length} evenings; in the second half ${held} bytes held and ${resident} resident for each more, ${Math.round(bytes / 2 ** 20)} MiB in the end; timers ${stocks.at(-1)!.timers}\n`,
    );
    expect(held).toBeLessThan(MOST_HELD);
  },
);

test('a house that keeps its rooms is found out', SIZE, async () => {
  expect(growth(await evenings(['churn/hoard.ts'], 0), 'held')).toBeGreaterThan(MOST_HELD);
});
