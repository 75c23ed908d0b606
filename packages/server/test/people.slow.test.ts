import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FREE_PACE_MOVE_S } from '@hundredfold/shared/protocol/pace.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { afterEach, expect, test } from 'vitest';
import { startTally } from '../src/ops/log.ts';
import { newDataDir, type ServerProcess, startServerProcess } from './kit/server.ts';
import { watchTheBusy } from './kit/world/busy.ts';
import { gather, type House, playOut, type Spent } from './kit/world/evening.ts';
import { figures, longest } from './kit/world/figures.ts';
import { faultsAtTheEnd, faultsKept, recordsOf } from './kit/world/judge.ts';
import { planTables } from './kit/world/plan.ts';
import { PEOPLE_SIZE as size } from './kit/world/size.ts';
import { longestGiven } from './kit/world/vigil.ts';

/** The time in milliseconds between two tables' people, since they do not all come at the same moment. */
const GAP_MS = 25;

/** The refusals for requests at the wrong moment. No person here requests what is never possible. */
const UNTIMELY_REFUSALS: readonly string[] = [
  'stale',
  'paused',
  'not-playing',
  'already-playing',
  'not-over',
  'seats-empty',
  'seat-taken',
  'not-host',
  'not-seated',
  'no-takebacks',
  'nothing-to-take-back',
  'seen-a-card',
  'asked-before',
  'nobody-asked',
] satisfies readonly TableRefusal[];

const tally = startTally();
const context = { late: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY, speed: size.speed, thought: size.thought };

let running: ServerProcess | undefined;
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
});

async function open(dataDir: string): Promise<House> {
  const clock = ['--import', join(import.meta.dirname, 'kit/quick-clock.ts')];
  const times = { CLOCK_SPEED: String(size.speed), GRACE_SECONDS: '10', BOT_PACE_MS: '300' };
  running = startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info', ...times }, clock);
  const address = await running.address;
  if (address === null) throw new Error((await running.ended).errors);
  return { ...context, address, count: tally.count };
}

/**
 * Closes the server. Returns its exit status, its log lines above the level of information, and its counts except refusals and
 * bots that had no time to think.
 */
async function close() {
  running?.child.kill('SIGTERM');
  const { status = null, errors = '' } = (await running?.ended) ?? {};
  const lines = errors.split('\n').filter((line) => line !== '');
  const counts = lines.flatMap((line) => Object.keys(JSON.parse(/"counts":(\{.*?\})/.exec(line)?.[1] ?? '{}')));
  return {
    status,
    complaints: lines.filter((line) => !line.startsWith('{"level":30,')),
    // A connection that is cut in the middle of a frame leaves garbage.
    troubles: counts.filter((what) => what !== 'garbage' && !/^(?:refused|bot) /.test(what)),
  };
}

async function runSession(context: House): Promise<readonly Spent[]> {
  const plans = planTables(size.tables, size.seed, size.isPlayed);
  const gathered = await Promise.all(
    plans.map(async (plan, index) => {
      await sleep(index * GAP_MS);
      return gather(plan, context);
    }),
  );
  context.late = performance.now() + size.open * 1000;
  context.end = context.late + size.last * 1000;
  return Promise.all(gathered.map((each) => playOut(each, context)));
}

/** Rejects if the server ends before its time. */
async function rejectOnExit(): Promise<never> {
  const { status, errors } = await running!.ended;
  throw new Error(`the server ended with ${status}: ${errors}`);
}

test(`people of every kind at tables of every game (seed ${size.seed}): all games end, nobody waits for long, no move is made twice`, {
  timeout: 2 * (60 + size.open + size.last) * 1000,
}, async () => {
  const dataDir = newDataDir();
  const context = await open(dataDir);
  const stopWatching = watchTheBusy(context.address);
  const spent = await Promise.race([runSession(context), rejectOnExit()]);
  const late = stopWatching();
  const records = await Promise.all(spent.map(recordsOf));
  const seen: string[] = [];
  for (const [index, each] of spent.entries()) seen.push(...(await faultsAtTheEnd(each, records[index]!)));
  const closed = await close();
  process.stdout.write(figures({ spent, counts: tally.counts(), late }));

  expect(closed).toEqual({ status: 0, complaints: [], troubles: [] });
  expect(seen).toEqual([]);
  expect(await faultsKept(dataDir, spent, records)).toEqual([]);
  expect(longest(spent)).toBeLessThan(FREE_PACE_MOVE_S * 1000 + late * size.speed);
  for (const { witness } of spent) expect(longestGiven(witness.moments)).toBeLessThanOrEqual(FREE_PACE_MOVE_S * 1000);
  const refusals = Object.keys(tally.counts()).flatMap((what) => /^refused (.*)/.exec(what)?.[1] ?? []);
  expect(refusals.filter((word) => !UNTIMELY_REFUSALS.includes(word))).toEqual([]);
});
