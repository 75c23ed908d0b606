import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { newDataDir, type ServerProcess, startServerProcess } from '../open-server.ts';
import { faultsIn } from '../people/ledger.ts';
import { allKept } from './all-kept.ts';
import { LAST, playThrough, QUICK } from './play-through.ts';
import { awaitReturns, type Returned, secondsSince } from './returns.ts';

const KILLS = bySize({ full: 1, soak: 300 });
const TABLES = bySize({ full: 2, soak: 200 });
const SEED = FIRST_SEED;

/** The maximum time in milliseconds for which the server runs between two kills. */
const MAX_OPEN_MS = 2000;

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

let running: ServerProcess | undefined;
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
});

/** Starts the server, always on the same port once it has one, and returns its address. */
async function open(dataDir: string, port = '0'): Promise<string> {
  const clock = ['--import', join(import.meta.dirname, '../people/quick-clock.ts')];
  running = startServerProcess({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error', ...QUICK }, clock);
  const address = await running.address;
  if (address === null) throw new Error((await running.ended).errors);
  return address;
}

async function kill(): Promise<void> {
  running?.child.kill('SIGKILL');
  const { errors = '' } = (await running?.ended) ?? {};
  if (errors !== '') throw new Error(errors);
}

test(`a server that is killed ${KILLS} times with ${TABLES} tables (seed ${SEED}) loses and doubles no move, and everyone finds their seat`, {
  timeout: 120_000 + KILLS * 30_000 + LAST,
}, async () => {
  const chance = seeded(SEED);
  const dataDir = newDataDir();
  const address = await open(dataDir);
  const { port } = new URL(address);
  const opened: number[] = [];
  const returned: Returned[] = [];
  const { asked, seen, counts } = await playThrough({ address, tables: TABLES, seed: SEED }, async (people, calm) => {
    for (let number = 0; number < KILLS; number++) {
      await calm(chance.below(MAX_OPEN_MS));
      await kill();
      const killed = performance.now();
      await open(dataDir, port);
      opened.push(secondsSince(killed));
      // Sometimes the next kill comes before everyone is back.
      if (chance.below(4) > 0) returned.push(await awaitReturns(people));
    }
  });
  await kill();

  process.stdout.write(figures({ opened, returned }, counts));
  expect(faultsIn(asked, await allKept(dataDir))).toEqual([]);
  expect(seen).toEqual([]);
  for (const { people, soon } of returned) expect(soon).toBe(people);
  expect(asked.length).toBeGreaterThan(KILLS);
  rmSync(dataDir, { recursive: true });
});

interface Happened {
  /** The times in seconds until the server was open again. */
  readonly opened: readonly number[];
  readonly returned: readonly Returned[];
}

function figures({ opened, returned }: Happened, counts: Readonly<Record<string, number>>): string {
  const { moves = 0, lost = 0 } = counts;
  const all = returned.reduce((sum, { people }) => sum + people, 0);
  const soon = returned.reduce((sum, each) => sum + each.soon, 0);
  const times = [opened, returned.map(({ seconds }) => seconds)].map(medianAndMax);
  return `kills: ${opened.length}, moves answered ${moves}, answers lost ${lost}, given up ${counts['given up'] ?? 0}; the server open again after ${times[0]}, everyone back ${times[1]} later; seated again in time ${soon} of ${all}\n`;
}

function medianAndMax(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((one, other) => one - other);
  return `${sorted[sorted.length >> 1]?.toFixed(1)} s (${sorted.at(-1)?.toFixed(1)} s at the most)`;
}
