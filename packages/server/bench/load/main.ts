import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind, Pace, PaceOrder, Sample, SeatingOrder } from '../sample.ts';
import { cpuSeconds, residentKiB } from '../usage.ts';
import { type Drive, type Entered, newDrive, run, severalAtATime } from './drive.ts';
import { watchSockets } from './sockets.ts';
import { bytesPerMove, quantiles } from './tally.ts';

const TABLES_AT_A_TIME = 8;
const REST_MS = 1_000;
const SHARES: Readonly<Record<Pace, number | null>> = { third: 1 / 3, 'two-thirds': 2 / 3, flat: null };
const PROBES = 3;
const PROBE_SECONDS = 1;
/** The shortest time in seconds between two moves of a table, which leaves the storage time to save the first. */
const MIN_INTERVAL = 0.1;

/** Seats and warms up. Returns the function that measures a pace. */
async function seatAll(order: SeatingOrder): Promise<(order: PaceOrder) => Promise<Sample>> {
  const drive = newDrive();
  const empty = residentKiB(order.pid);
  const seated = await seat(drive, order);
  await sleep(REST_MS);
  const rss = () => (residentKiB(order.pid) - empty) / order.tables;
  const rssSeated = rss();
  for (const table of seated.entered) table.begin();
  await run(drive, order.warmUp, null);
  const intervals: Partial<Record<Pace, number>> = {};
  return async (wanted) => {
    const share = SHARES[wanted.pace];
    if (share !== null) intervals[wanted.pace] ??= await intervalAt(share, drive, order);
    const measured = await measure(drive, order, wanted, intervals[wanted.pace] ?? null);
    return { ...measured, rssSeated, rssPlayed: rss(), ...seated.connecting };
  };
}

async function seat(drive: Drive, { kind, port, tables }: SeatingOrder) {
  const enter = await loadEntrance(kind);
  const entered: Entered[] = [];
  const start = performance.now();
  await severalAtATime(tables, TABLES_AT_A_TIME, async (table) => {
    entered.push(await enter(drive, port, table));
  });
  const connects = entered.flatMap((table) => table.connects);
  const connectsPerSecond = (connects.length * 1000) / (performance.now() - start);
  return { entered, connecting: { connect: quantiles(connects), connectsPerSecond } };
}

async function measure(drive: Drive, { kind, pid, tables }: SeatingOrder, { pace, seconds }: PaceOrder, interval: number | null) {
  const before = cpuSeconds(pid);
  const { tally, sockets, moves, elapsed, load } = await run(drive, seconds, interval);
  if (tally.actor.length === 0) throw new Error(`no move was shown at ${pace} pace; ${tally.failed} were refused`);
  return {
    kind,
    pace,
    tables,
    seconds,
    moves,
    movesPerSecond: moves / elapsed,
    actor: quantiles(tally.actor),
    others: quantiles(tally.others),
    bytes: bytesPerMove(tally, sockets, moves),
    cpu: ((cpuSeconds(pid) - before) * 1000) / moves,
    load,
  };
}

/** Returns the time in seconds between two moves of a table at which the server takes a share of a core, found by some probes. */
async function intervalAt(share: number, drive: Drive, { pid }: SeatingOrder): Promise<number> {
  let interval = 1;
  for (let probe = 0; probe < PROBES; probe++) {
    const before = cpuSeconds(pid);
    interval = Math.min(interval, PROBE_SECONDS);
    const { elapsed } = await run(drive, PROBE_SECONDS, interval);
    const used = (cpuSeconds(pid) - before) / elapsed;
    interval = Math.max(MIN_INTERVAL, (interval * used) / share);
  }
  return interval;
}

/** Returns the function that opens tables of a kind. Each kind loads only its own client, in a process of its own. */
async function loadEntrance(kind: Kind): Promise<(drive: Drive, port: number, table: number) => Promise<Entered>> {
  switch (kind) {
    case 'room':
      return (await import('./room.ts')).enterRoom;
    case 'hundredfold':
      return (await import('./hundredfold.ts')).enterHundredfold;
  }
}

watchSockets();
process.on('disconnect', () => process.exit());
process.once('message', async (order: SeatingOrder) => {
  const measurePace = await seatAll(order);
  process.on('message', async (wanted: PaceOrder) => process.send?.(await measurePace(wanted)));
  process.send?.('seated');
});
process.send?.('ready');
