import { readConfig } from './app/config.ts';
import { openLog } from './ops/log.ts';
import { storagePlace } from './storage/open-storage.ts';

// Prints every report as a line of JSON. While the server runs, it owns the storage exclusively.
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const storage = await storagePlace(config.value).open({ log: openLog(config.value), onUsurped: () => undefined });
for (const report of await storage.reports()) process.stdout.write(`${JSON.stringify(report)}\n`);
await storage.close();
