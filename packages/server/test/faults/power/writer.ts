import { writeSync } from 'node:fs';
import { openSqlite } from '../../../src/storage/sqlite/sqlite-storage.ts';

const MATCHES = 12;

/** Appends the given number of steps to some matches as fast as it can, and prints each acknowledged step. */
const [dir = '', steps = ''] = process.argv.slice(2);
const storage = await openSqlite(dir);
writeSync(1, 'open 0\n');
let left = Number(steps);
await Promise.all(Array.from({ length: MATCHES }, (_, number) => play(`m${number}`)));
await storage.close();

async function play(match: string): Promise<void> {
  const lease = await storage.claim(match);
  if (lease === null) throw new Error('another process has the match');
  for (let version = 0; left > 0; version++) {
    left--;
    const step = { kind: 'lot', lot: { chance: 'pick', from: 9, result: version % 9 } } as const;
    // The steps have many lengths, so that pages fill up and split.
    await storage.append({ lease, match, version, steps: [{ step, intent: 'x'.repeat((version * 97) % 800) }] });
    writeSync(1, `${match} ${version}\n`);
  }
}
