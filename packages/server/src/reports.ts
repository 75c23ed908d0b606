import { readConfig } from './app/config.ts';
import { openLog } from './ops/log.ts';
import { storagePlace } from './storage/open-storage.ts';

// Everything that was reported in this house, a line of JSON each. The archive is the server's alone while it runs.
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const archive = await storagePlace(config.value).open({ log: openLog(config.value), onUsurped: () => undefined });
for (const report of await archive.reports()) process.stdout.write(`${JSON.stringify(report)}\n`);
await archive.close();
