import { createInterface } from 'node:readline';
import { readConfig } from './app/config.ts';
import { openLog } from './ops/log.ts';
import { findFailingStep } from './ops/replay.ts';
import { storagePlace } from './storage/open-storage.ts';

// What broke, for each line of the log on standard input that tells of a halted table. The archive is the server's alone while it
// runs: a backup of it will do.
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const archive = await storagePlace(config.value).open({ log: openLog(config.value), onUsurped: () => undefined });
for await (const line of createInterface(process.stdin)) {
  if (line.includes('the table is halted')) process.stdout.write(`${await findFailingStep(line, archive)}\n`);
}
await archive.close();
