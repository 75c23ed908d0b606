import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROUNDS = 30;
/** Milliseconds between two rounds: a disk that is kept busy answers faster than one that a move now and then wakes up. */
const GAP = 10;

/** Median milliseconds to write 4 KiB and be sure of them: no server that makes a move durable before it shows it is faster. */
export async function syncTime(folder: string): Promise<number> {
  const file = join(folder, 'sync');
  const handle = openSync(file, 'w');
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(GAP);
    const start = performance.now();
    writeSync(handle, Buffer.alloc(4096));
    fdatasyncSync(handle);
    taken.push(performance.now() - start);
  }
  closeSync(handle);
  rmSync(file);
  return Number((taken.sort((one, other) => one - other)[ROUNDS >> 1] ?? Number.NaN).toPrecision(3));
}
