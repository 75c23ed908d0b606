import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadHealth } from '../sample.ts';
import { cpuSeconds, residentKiB } from '../usage.ts';
import { type Entered, newDrive, run, severalAtATime } from './drive.ts';
import { enterHundredfold } from './hundredfold.ts';
import { quantiles } from './tally.ts';

export interface CapacityOrder {
  readonly port: number;
  readonly pid: number;
  readonly tables: number;
  readonly seconds: number;
}

export interface CapacityStep {
  readonly tables: number;
  readonly people: number;
  /** The times from the intent to the new state, for all players, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The CPU time of the server, with all its threads, as a share of one core. */
  readonly cpu: number;
  readonly residentMiB: number;
  readonly load: LoadHealth;
}

const TABLES_AT_A_TIME = 8;
const SECONDS_BETWEEN_MOVES = 5;
const REST_MS = 1000;

const drive = newDrive();

async function measure({ port, pid, tables, seconds }: CapacityOrder): Promise<CapacityStep> {
  const entered: Entered[] = [];
  await severalAtATime(tables - drive.courses.length, TABLES_AT_A_TIME, async () => {
    entered.push(await enterHundredfold(drive, port));
  });
  await sleep(REST_MS);
  for (const table of entered) table.begin();
  await run(drive, SECONDS_BETWEEN_MOVES, SECONDS_BETWEEN_MOVES);
  const [spent, start] = [cpuSeconds(pid), performance.now()];
  const { tally, load } = await run(drive, seconds, SECONDS_BETWEEN_MOVES);
  const cpu = ((cpuSeconds(pid) - spent) * 1000) / (performance.now() - start);
  const times = quantiles([...tally.actor, ...tally.others]);
  return { tables, people: tables * 4, ...times, cpu, residentMiB: residentKiB(pid) / 1024, load };
}

process.on('disconnect', () => process.exit());
process.on('message', async (order: CapacityOrder) => {
  process.send?.(await measure(order));
});
process.send?.('ready');
