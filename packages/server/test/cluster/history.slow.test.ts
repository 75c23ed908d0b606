import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize, testSize } from '@hundredfold/shared/testing/size.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { LAST, playThrough, QUICK } from '../faults/play-through.ts';
import { awaitReturns, type Returned } from '../faults/returns.ts';
import { faultsIn } from '../people/ledger.ts';
import type { Person } from '../people/person.ts';
import { STARTING } from '../services/programs.ts';
import { newRedisDatabase, sharedPostgres } from '../services/shared-services.ts';
import { keptIn } from './kept-in.ts';
import { type Cluster, type ClusterProcess, openCluster } from './server-process.ts';

const PROCESSES = bySize({ full: 2, soak: 4 });
const TABLES = bySize({ full: 2, soak: 200 });
const ROUNDS = bySize({ full: 1, soak: 10 });
const SEED = FIRST_SEED;

/** More moves than this are asked, however slow the machine is. */
const MIN_MOVES = 100;

/**
 * The maximum time in milliseconds without a mishap, and the duration of a mishap: it is longer than others take to find that a
 * process is dead.
 */
const MAX_CALM_MS = 1500;
const MISHAP_MS = bySize({ full: 5000, soak: 7000 });

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

let cluster: Cluster | undefined;
afterEach(() => cluster?.close());

/** Each mishap happens to one process, until all is well again. */
const ALL_MISHAPS: Readonly<Record<string, (process: ClusterProcess) => Promise<void>>> = {
  async killed(process) {
    await process.kill();
    await sleep(MISHAP_MS);
    await process.start();
  },
  async stalled(process) {
    process.stall();
    await sleep(MISHAP_MS);
    process.resume();
  },
  async 'cut off from PostgreSQL'({ postgres }) {
    postgres.cut();
    await sleep(MISHAP_MS);
    postgres.mend();
  },
  async 'cut off from Redis'({ redis }) {
    redis.cut();
    await sleep(MISHAP_MS);
    redis.mend();
  },
  async drained(process) {
    expect(await process.drain()).toBe(0);
    await process.start();
  },
};

/**
 * The mishaps that happen. `several.slow.test.ts` drains a process and takes Redis away in every run, and the tests of the storage on
 * PostgreSQL stall a process and cut it off.
 */
const MISHAPS = Object.entries(ALL_MISHAPS).filter(([mishap]) => testSize === 'soak' || mishap === 'killed');

test(`${PROCESSES} processes, one of which at a time is ${MISHAPS.map(([mishap]) => mishap).join(', ')}, have one history of ${TABLES} tables (seed ${SEED})`, {
  timeout: STARTING + ROUNDS * 180_000 + LAST,
}, async () => {
  const chance = seeded(SEED);
  const databases = { postgres: await (await sharedPostgres()).newDatabase(), redis: await newRedisDatabase() };
  cluster = await openCluster(PROCESSES, databases, QUICK);
  const { address, processes } = cluster;
  const returned = new Map<string, Returned>();
  const { asked, seen, counts } = await playThrough({ address, tables: TABLES, seed: SEED }, async (people, calm) => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [mishap, happens] of MISHAPS) {
        await calm(MAX_CALM_MS);
        await happens(oneOf(processes, chance));
        returned.set(`${mishap} ${round}`, await awaitReturns(people));
      }
    }
    while (movesOf(people) <= MIN_MOVES) await calm(50);
  });

  process.stdout.write(figures(returned, counts));
  expect(faultsIn(asked, await keptIn(databases.postgres))).toEqual([]);
  expect(seen).toEqual([]);
  expect(asked.length).toBeGreaterThan(MIN_MOVES);
});

function movesOf(people: readonly Person[]): number {
  return [...new Set(people.map(({ evening }) => evening))].reduce((moves, { asked }) => moves + asked.length, 0);
}

function oneOf<Item>(items: readonly Item[], chance: RandomSource): Item {
  return items[chance.below(items.length)]!;
}

function figures(returned: ReadonlyMap<string, Returned>, { moves = 0, lost = 0 }: Readonly<Record<string, number>>): string {
  const each = [...returned].map(
    ([mishap, { people, soon, seconds }]) => `  ${mishap}: ${soon} of ${people} seated again after ${seconds.toFixed(1)} s\n`,
  );
  return `moves answered ${moves}, answers lost ${lost}\n${each.join('')}`;
}
