import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { expect, test, vi } from 'vitest';
import { openForTest } from './kit/open-for-test.ts';
import { newDataDir, type OpenProcess, QUICK_CLOCK } from './kit/server-process.ts';
import { LAST_MS, playWorld, QUICK } from './kit/world/play-world.ts';

const SECONDS = 3600;
const TABLES = 100;

/** The time in milliseconds until no more games begin. */
const OPEN_MS = 1000;

const PASSWORD = 'a password for this test';

/**
 * The limit in bytes for each table of the second half: a server that has just started still grows, a warm one may keep almost
 * nothing.
 */
const MAX_BYTES_HELD = 2048;

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

/** One Hundred and One takes hundreds of moves, and the memory of a table does not depend on its game. */
const isPlayed = ({ id }: Game): boolean => id !== 'one-hundred-one';

interface Stock {
  /** The number of loaded tables, spectator rooms, people and open sockets. */
  readonly inUse: number;
  readonly timers: number;
  /** The bytes of live objects and of the buffers outside the heap. */
  readonly held: number;
}

const COLLECTION_MS = 300;

/** Measures a server that was started with `collect.ts`. */
async function stockOf({ address, child }: OpenProcess): Promise<Stock> {
  child.kill('SIGUSR2');
  await sleep(COLLECTION_MS);
  const authorization = `Basic ${btoa(`admin:${PASSWORD}`)}`;
  const answer = await fetch(`${address}/metrics`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`the metrics are refused: ${answer.status}`);
  const figures = await answer.text();
  const sum = (name: string, label = ''): number => {
    const lines = figures.matchAll(new RegExp(`^hundredfold_${name}\\{([^}]*)\\} (\\S+)$`, 'gm'));
    return [...lines].reduce((all, [, labels = '', value]) => (labels.includes(label) ? all + Number(value) : all), 0);
  };
  return {
    inUse: sum('tables') + sum('galleries') + sum('people') + sum('sockets'),
    timers: sum('nodejs_active_resources', 'type="Timeout"'),
    held: sum('nodejs_heap_size_used_bytes') + sum('nodejs_external_memory_bytes'),
  };
}

/** Lets people come, play and leave, in three sessions at least. Returns the resources after each. */
async function runSessions(): Promise<readonly Stock[]> {
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'error', ADMIN_PASSWORD: PASSWORD, ...QUICK };
  const collect = ['--import', join(import.meta.dirname, 'churn/collect.ts')];
  const server = await openForTest(env, ['--expose-gc', ...QUICK_CLOCK, ...collect]);
  const { address } = server;
  const stock = () => stockOf(server);
  const { timers } = await stock();
  const stocks: Stock[] = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end || stocks.length < 3) {
    const world = { address, tables: TABLES, seed: FIRST_SEED + stocks.length, thought: 30, isPlayed };
    const { spent } = await playWorld(world, async (_, calm) => void (await calm(OPEN_MS)));
    const everyone = spent.flatMap(({ stayed, witness }) => [...stayed, witness]);
    await Promise.all(everyone.map(({ line: { room } }) => (room.connection.isOpen ? room.leave() : null)));
    const atRest = async (): Promise<Stock> => {
      const left = await stock();
      expect(left.inUse).toBe(0);
      expect(left.timers).toBeLessThanOrEqual(timers);
      return left;
    };
    stocks.push(await vi.waitFor(atRest, { interval: 500 }));
  }
  return stocks;
}

/** Returns the bytes held for each table of the second half of the sessions. */
function growth(stocks: readonly Stock[]): number {
  const middle = (stocks.length >> 1) - 1;
  return (stocks.at(-1)!.held - stocks[middle]!.held) / ((stocks.length - 1 - middle) * TABLES);
}

test(`people come, play and go for ${SECONDS} s, (seed ${FIRST_SEED}): no room and no timer is left, and almost no memory`, {
  timeout: (SECONDS + 120) * 1000 + LAST_MS,
}, async () => {
  expect(growth(await runSessions())).toBeLessThan(MAX_BYTES_HELD);
});
