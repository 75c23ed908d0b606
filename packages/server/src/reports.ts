import { openEmbedded } from './archive/embedded.ts';
import { readConfig } from './config.ts';

// Everything that was reported in this house, a line of JSON each. The data directory is the server's alone while it runs.
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const archive = await openEmbedded(config.value.dataDir);
for (const report of await archive.reports()) process.stdout.write(`${JSON.stringify(report)}\n`);
await archive.close();
