import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize, testSize } from '@hundredfold/shared/testing/size.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { type Cluster, type ClusterProcess, NAMES, openCluster } from '../kit/cluster.ts';
import { QUICK_CLOCK, QUIET } from '../kit/server-process.ts';
import { STARTING } from '../kit/services/programs.ts';
import { newRedisDatabase, sharedPostgres } from '../kit/services/shared-services.ts';
import { faultsAtTheEnd } from '../kit/world/faults-at-the-end.ts';
import type { Person } from '../kit/world/person.ts';
import { oneOf } from '../kit/world/plan.ts';
import { awaitReturns, LAST_MS, playWorld, QUICK } from '../kit/world/play-world.ts';

const TABLES = bySize({ quick: 2, full: 2, soak: 200 });
const ROUNDS = bySize({ quick: 1, full: 1, soak: 10 });
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

test(`${NAMES.length} processes, one of which at a time is ${MISHAPS.map(([mishap]) => mishap).join(', ')}, have one history of ${TABLES} tables (seed ${SEED})`, {
  timeout: STARTING + ROUNDS * 180_000 + LAST_MS,
}, async () => {
  const chance = seeded(SEED);
  const databases = { postgres: await (await sharedPostgres()).newDatabase(), redis: await newRedisDatabase() };
  cluster = await openCluster({ databases, env: { ...QUIET, LOG_LEVEL: 'error', ...QUICK }, flags: QUICK_CLOCK });
  const { address, processes } = cluster;
  const played = await playWorld({ address, tables: TABLES, seed: SEED }, async (people, calm) => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [, happens] of MISHAPS) {
        await calm(MAX_CALM_MS);
        await happens(oneOf(processes, chance));
        await awaitReturns(people);
      }
    }
    while (movesOf(people) <= MIN_MOVES) await calm(50);
  });
  const ended = async () => undefined; // Others may read the database while the processes run.
  expect(await faultsAtTheEnd(played, ended, { database: databases.postgres })).toEqual([]);
  expect(played.asked.length).toBeGreaterThan(MIN_MOVES);
});

function movesOf(people: readonly Person[]): number {
  return [...new Set(people.map(({ session }) => session))].reduce((moves, { asked }) => moves + asked.length, 0);
}
