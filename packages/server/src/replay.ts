import { createInterface } from 'node:readline';
import { openEmbedded } from './archive/embedded.ts';
import { readConfig } from './config.ts';
import { whereItFails } from './ops/replay.ts';

// What broke, for each line of the log on standard input that tells of a halted table. The data directory is the server's alone
// while it runs: a backup of it will do.
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const archive = await openEmbedded(config.value.dataDir);
for await (const line of createInterface(process.stdin)) {
  if (line.includes('the table is halted')) process.stdout.write(`${await whereItFails(line, archive)}\n`);
}
await archive.close();
