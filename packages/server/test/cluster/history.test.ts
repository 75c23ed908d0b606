import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { startTally } from '../../src/log.ts';
import { awaitReturns, type Returned } from '../faults/returns.ts';
import { gather, type House, playOut } from '../people/evening.ts';
import { faultsInTheLast } from '../people/judge.ts';
import { faultsIn } from '../people/ledger.ts';
import { planTables } from '../people/plan.ts';
import { STARTING } from '../services/programs.ts';
import { type Cluster, type ClusterProcess, openCluster } from './house.ts';
import { keptIn } from './kept-in.ts';

/** More by `CLUSTER_PROCESSES=4`, at more tables by `CLUSTER_TABLES=200`, with more going wrong by `CLUSTER_ROUNDS=20`; other by `CLUSTER_SEED=17`. */
const PROCESSES = Number(process.env.CLUSTER_PROCESSES ?? 2);
const TABLES = Number(process.env.CLUSTER_TABLES ?? 6);
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 1);
const SEED = Number(process.env.CLUSTER_SEED ?? 1);

/** Milliseconds in which nothing goes wrong, at the most; longer than others take to find that a process is dead. */
const CALM = 1500;
const LONG = 7000;

const SPEED = 10;
const THOUGHT = 60;
const LAST = 600;

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK tells of each line that is cut.

let cluster: Cluster | undefined;
afterEach(() => cluster?.close());

/** What goes wrong with one process, until all is well again. */
const MISHAPS: Readonly<Record<string, (process: ClusterProcess) => Promise<void>>> = {
  async killed(process) {
    await process.kill();
    await sleep(LONG);
    await process.start();
  },
  async stalled(process) {
    process.stall();
    await sleep(LONG);
    process.resume();
  },
  async 'cut off from PostgreSQL'({ postgres }) {
    postgres.cut();
    await sleep(LONG);
    postgres.mend();
  },
  async 'cut off from Redis'({ redis }) {
    redis.cut();
    await sleep(LONG);
    redis.mend();
  },
  async drained(process) {
    expect(await process.drain()).toBe(0);
    await process.start();
  },
};

test(`${PROCESSES} processes, of which one after the other is killed, stalled, cut off and drained, have one history of ${TABLES} tables, by the seed ${SEED}`, {
  timeout: STARTING + ROUNDS * 180_000 + LAST * 1000,
}, async () => {
  const chance = seeded(SEED);
  const tally = startTally();
  cluster = await openCluster(PROCESSES, { CLOCK_SPEED: String(SPEED), GRACE_SECONDS: '60', BOT_PACE_MS: '300' });
  const { address } = cluster;
  const forEver = Number.POSITIVE_INFINITY;
  const house: House = { address, speed: SPEED, thought: THOUGHT, late: forEver, end: forEver, count: tally.count };
  const gathered = await Promise.all(planTables(TABLES, SEED, () => true).map((plan) => gather(plan, house)));
  const played = Promise.all(gathered.map((each) => playOut(each, house)));
  const people = gathered.flatMap((each) => each.people);

  const returned = new Map<string, Returned>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [mishap, happens] of Object.entries(MISHAPS)) {
      await Promise.race([sleep(CALM), played]);
      await happens(oneOf(cluster.processes, chance));
      returned.set(`${mishap} ${round}`, await awaitReturns(people));
    }
  }
  house.late = performance.now();
  house.end = house.late + LAST * 1000;
  const spent = await played;
  const seen: string[] = [];
  for (const each of spent) seen.push(...(await faultsInTheLast(each)));

  process.stdout.write(figures(returned, tally.counts()));
  const asked = spent.flatMap(({ evening }) => evening.asked);
  expect(faultsIn(asked, await keptIn(cluster.databaseUrl))).toEqual([]);
  expect(seen).toEqual([]);
  expect(asked.length).toBeGreaterThan(100);
});

function oneOf<Item>(items: readonly Item[], chance: RandomSource): Item {
  return items[chance.below(items.length)]!;
}

function figures(returned: ReadonlyMap<string, Returned>, { moves = 0, lost = 0 }: Readonly<Record<string, number>>): string {
  const each = [...returned].map(
    ([mishap, { people, soon, seconds }]) => `  ${mishap}: ${soon} of ${people} seated again after ${seconds.toFixed(1)} s\n`,
  );
  return `moves answered ${moves}, answers lost ${lost}\n${each.join('')}`;
}
