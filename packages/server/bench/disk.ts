import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './summary.ts';

const ROUNDS = 50;
/** The time in milliseconds between two rounds: a busy disk answers faster than one that wakes up for a move now and then. */
const GAP_MS = 10;

/** The cost of one durable write of 4 KiB. No server that saves each move before it shows it can be faster. */
export interface Sync {
  /** The median time in milliseconds. */
  readonly ms: number;
  /** The mean CPU time in milliseconds. */
  readonly cpuMs: number;
}

export async function measureSync(folder: string): Promise<Sync> {
  const file = join(folder, 'sync');
  const handle = openSync(file, 'w');
  const taken: number[] = [];
  let cpu = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(GAP_MS);
    const start = performance.now();
    const used = process.cpuUsage();
    writeSync(handle, Buffer.alloc(4096));
    fdatasyncSync(handle);
    const { user, system } = process.cpuUsage(used);
    cpu += (user + system) / 1000;
    taken.push(performance.now() - start);
  }
  closeSync(handle);
  rmSync(file);
  return { ms: Number(median(taken).toPrecision(3)), cpuMs: Number((cpu / ROUNDS).toPrecision(3)) };
}
