import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { startTally } from '../../src/log.ts';
import { type HouseProcess, newDataDir, startHouse, UNLIMITED } from '../open-house.ts';
import { gather, type House, playOut } from '../people/evening.ts';
import { faultsInTheLast } from '../people/judge.ts';
import { faultsIn } from '../people/ledger.ts';
import { planTables } from '../people/plan.ts';
import { allKept } from './all-kept.ts';
import { awaitReturns, type Returned, secondsSince } from './returns.ts';

/** More of them by `KILLS=300`, at more tables by `KILL_TABLES=200`; others by `KILL_SEED=17`. */
const KILLS = Number(process.env.KILLS ?? 4);
const TABLES = Number(process.env.KILL_TABLES ?? 12);
const SEED = Number(process.env.KILL_SEED ?? 1);

/** Milliseconds for which the house is open between two kills, at the most. */
const OPEN = 2000;

/** How many times as fast as here the clocks of the house go, and how long people think, in milliseconds. */
const SPEED = 10;
const THOUGHT = 60;

/** Seconds for the games that are played to their end. */
const LAST = 600;

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK tells of each line that is cut.

let running: HouseProcess | undefined;
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
});

/** Opens the house, always on the same port once it has one; its address. */
async function open(dataDir: string, port = '0'): Promise<string> {
  const clock = ['--import', join(import.meta.dirname, '../people/quick-clock.ts')];
  const times = { CLOCK_SPEED: String(SPEED), GRACE_SECONDS: '60', BOT_PACE_MS: '300' };
  running = startHouse({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error', ...times, ...UNLIMITED }, clock);
  const address = await running.address;
  if (address === null) throw new Error((await running.ended).errors);
  return address;
}

async function kill(): Promise<void> {
  running?.child.kill('SIGKILL');
  const { errors = '' } = (await running?.ended) ?? {};
  if (errors !== '') throw new Error(errors);
}

test(`a house that is killed ${KILLS} times at ${TABLES} tables, by the seed ${SEED}, loses and doubles no move, and everybody finds their seat`, {
  timeout: 120_000 + KILLS * 30_000 + LAST * 1000,
}, async () => {
  const chance = seeded(SEED);
  const tally = startTally();
  const dataDir = newDataDir();
  const address = await open(dataDir);
  const { port } = new URL(address);
  const forEver = Number.POSITIVE_INFINITY;
  const house: House = { address, speed: SPEED, thought: THOUGHT, late: forEver, end: forEver, count: tally.count };
  const gathered = await Promise.all(planTables(TABLES, SEED, () => true).map((plan) => gather(plan, house)));
  const played = Promise.all(gathered.map((each) => playOut(each, house)));
  const people = gathered.flatMap((each) => each.people);

  const opened: number[] = [];
  const returned: Returned[] = [];
  for (let number = 0; number < KILLS; number++) {
    await Promise.race([sleep(chance.below(OPEN)), played]);
    await kill();
    const killed = performance.now();
    await open(dataDir, port);
    opened.push(secondsSince(killed));
    // Now and then the next one comes before everybody is back.
    if (chance.below(4) > 0) returned.push(await awaitReturns(people));
  }
  house.late = performance.now();
  house.end = house.late + LAST * 1000;
  const spent = await played;
  const seen: string[] = [];
  for (const each of spent) seen.push(...(await faultsInTheLast(each)));
  await kill();

  process.stdout.write(figures({ opened, returned }, tally.counts()));
  const asked = spent.flatMap(({ evening }) => evening.asked);
  expect(faultsIn(asked, await allKept(dataDir))).toEqual([]);
  expect(seen).toEqual([]);
  expect(asked.length).toBeGreaterThan(KILLS);
  rmSync(dataDir, { recursive: true });
});

interface Happened {
  /** Seconds until the house was open again. */
  readonly opened: readonly number[];
  readonly returned: readonly Returned[];
}

function figures({ opened, returned }: Happened, { moves = 0, lost = 0 }: Readonly<Record<string, number>>): string {
  const all = returned.reduce((sum, { people }) => sum + people, 0);
  const soon = returned.reduce((sum, each) => sum + each.soon, 0);
  const times = [opened, returned.map(({ seconds }) => seconds)].map(middleAndMost);
  return `kills: ${opened.length}, moves answered ${moves}, answers lost ${lost}; the house open again after ${times[0]}, everybody back ${times[1]} later; seated again in time ${soon} of ${all}\n`;
}

function middleAndMost(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((one, other) => one - other);
  return `${sorted[sorted.length >> 1]?.toFixed(1)} s (${sorted.at(-1)?.toFixed(1)} s at the most)`;
}
