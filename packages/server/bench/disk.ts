import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './summary.ts';

const ROUNDS = 50;
/** Milliseconds between two rounds: a disk that is kept busy answers faster than one that a move now and then wakes up. */
const GAP = 10;

/** What it takes to write 4 KiB and be sure of them: no server that makes each move durable before it shows it is faster. */
export interface Sync {
  /** Median milliseconds. */
  readonly ms: number;
  /** Mean milliseconds of CPU time. */
  readonly cpuMs: number;
}

export async function measureSync(folder: string): Promise<Sync> {
  const file = join(folder, 'sync');
  const handle = openSync(file, 'w');
  const taken: number[] = [];
  let cpu = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(GAP);
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
