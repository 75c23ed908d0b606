import { createInterface } from 'node:readline';
import { readConfig } from './app/config.ts';
import { openLog } from './ops/log.ts';
import { findFailingStep } from './ops/replay.ts';
import { storagePlace } from './storage/open-storage.ts';

// Prints the failing step for each line on standard input that logs a halted table. While the server runs, it owns the storage
// exclusively, so use a backup of it.
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const storage = await storagePlace(config.value).open({ log: openLog(config.value), onUsurped: () => undefined });
for await (const line of createInterface(process.stdin)) {
  if (line.includes('the table is halted')) process.stdout.write(`${await findFailingStep(line, storage)}\n`);
}
await storage.close();
