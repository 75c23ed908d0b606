import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { openTopology } from '../packages/server/test/kit/services/topology.ts';

/** The time between two rolling restarts. */
const RESTART_INTERVAL_MS = 30_000;

const { values, positionals } = parseArgs({ options: { roll: { type: 'boolean' } }, allowPositionals: true });
const [file = settingsFile()] = positionals;
const address = process.env.PUBLIC_ADDRESS ?? 'http://localhost:8080';
const leaving = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leaving.abort());

const topology = await openTopology({
  address,
  env: parseEnv(readFileSync(file, 'utf8')),
  onLine(line) {
    // Ctrl-C reaches all processes at once, so their messages about each other's end are not printed.
    if (!leaving.signal.aborted) process.stderr.write(`${line}\n`);
  },
});
try {
  console.log(`Hundredfold is open at ${address}, with the settings of ${file}. Ctrl-C ends it.`);
  for (const [name, port] of topology.ports) console.log(`  ${name}:  http://localhost:${port}`);
  while (values.roll) {
    await sleep(RESTART_INTERVAL_MS, undefined, { signal: leaving.signal });
    await topology.roll();
    console.log('All processes have been restarted.');
  }
  await sleep(2 ** 31 - 1, undefined, { signal: leaving.signal });
} catch (error) {
  if (!leaving.signal.aborted) throw error;
} finally {
  await topology.close();
}

function settingsFile(): string {
  const [own = '', example = ''] = ['cards.env', 'cards.env.example'].map((name) =>
    fileURLToPath(new URL(`../deploy/${name}`, import.meta.url)),
  );
  return existsSync(own) ? own : example;
}
