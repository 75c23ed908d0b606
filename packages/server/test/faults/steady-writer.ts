import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredStep } from '../../src/storage/game-storage.ts';
import { openSqlite } from '../../src/storage/sqlite/sqlite-storage.ts';

/** Appends the given number of steps to a match, prints each acknowledged step, and goes on after each error. */
const [dir = '', steps = ''] = process.argv.slice(2);
const storage = await openSqlite(dir);
const lease = await storage.claim('m');
if (lease === null) throw new Error('another process has the match');
const step: StoredStep = { step: { kind: 'lot', lot: { chance: 'pick', from: 2, result: 1 } }, intent: null };
for (let version = 0; version < Number(steps); ) {
  try {
    await storage.append({ lease, match: 'm', version, steps: [step] });
    writeSync(1, `kept ${version}\n`);
    version++;
  } catch (error) {
    writeSync(1, `${error instanceof Error ? error.message : error}\n`);
    await sleep(10);
    version = (await storage.steps('m').catch(() => null))?.length ?? version;
  }
}
await storage.close();
