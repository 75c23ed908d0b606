import { setTimeout as sleep } from 'node:timers/promises';
import { startTally } from '../../../src/ops/log.ts';
import { gather, type House, playOut } from './evening.ts';
import { faultsInTheLast } from './judge.ts';
import type { Asked } from './ledger.ts';
import type { Person } from './person.ts';
import { planTables } from './plan.ts';
import { PEOPLE_SIZE } from './size.ts';

/**
 * The factor by which the server's clocks are faster than the real clock, and the maximum time in milliseconds that people think.
 */
const CLOCK_SPEED = 10;
const MAX_THOUGHT_MS = 60;

/** The environment of a server for a short session. */
export const QUICK = { CLOCK_SPEED: String(CLOCK_SPEED), GRACE_SECONDS: '60', BOT_PACE_MS: '300' };

/** The time in milliseconds for the last games, which are played to their end. */
export const LAST = 600_000;

interface Opened {
  readonly address: string;
  readonly tables: number;
  readonly seed: number;
}

interface Played {
  readonly asked: readonly Asked[];
  /** The faults in what people saw of the last games, in a sentence each. */
  readonly seen: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Lets people play at a number of tables while things happen to the server, and then to the end of their games. `calm` waits
 * without a mishap; it rejects as soon as a person cannot play on.
 */
export async function playThrough(
  { address, tables, seed }: Opened,
  happens: (people: readonly Person[], calm: (milliseconds: number) => Promise<unknown>) => Promise<void>,
): Promise<Played> {
  const tally = startTally();
  const forEver = Number.POSITIVE_INFINITY;
  const context: House = {
    address,
    speed: CLOCK_SPEED,
    thought: MAX_THOUGHT_MS,
    late: forEver,
    end: forEver,
    count: tally.count,
  };
  const gathered = await Promise.all(planTables(tables, seed, PEOPLE_SIZE.isPlayed).map((plan) => gather(plan, context)));
  const played = Promise.all(gathered.map((each) => playOut(each, context)));
  const people = gathered.flatMap((each) => each.people);
  await happens(people, (milliseconds) => Promise.race([sleep(milliseconds), played]));
  context.late = performance.now();
  context.end = context.late + LAST;
  const spent = await played;
  const seen: string[] = [];
  for (const each of spent) seen.push(...(await faultsInTheLast(each)));
  return { asked: spent.flatMap(({ evening }) => evening.asked), seen, counts: tally.counts() };
}
