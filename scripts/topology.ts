import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { openCluster } from '../packages/server/test/kit/cluster.ts';

const RESTART_INTERVAL_MS = 30_000;

const { values, positionals } = parseArgs({ options: { roll: { type: 'boolean' } }, allowPositionals: true });
const [file = settingsFile()] = positionals;
const address = process.env.PUBLIC_ADDRESS ?? 'http://localhost:8080';
const leaving = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leaving.abort());

const cluster = await openCluster({
  address,
  env: parseEnv(readFileSync(file, 'utf8')),
  onError(text) {
    // Ctrl-C reaches all processes at once, so their messages about each other's end are not printed.
    if (!leaving.signal.aborted) process.stderr.write(text);
  },
});
try {
  console.log(`Hundredfold is open at ${address}, with the settings of ${file}. Ctrl-C ends it.`);
  for (const { name, address } of cluster.processes) console.log(`  ${name}:  ${address}`);
  while (values.roll) {
    await sleep(RESTART_INTERVAL_MS, undefined, { signal: leaving.signal });
    await cluster.roll();
    console.log('All processes have been restarted.');
  }
  await sleep(2 ** 31 - 1, undefined, { signal: leaving.signal });
} catch (error) {
  if (!leaving.signal.aborted) throw error;
} finally {
  await cluster.close();
}

function settingsFile(): string {
  const [own = '', example = ''] = ['cards.env', 'cards.env.example'].map((name) =>
    fileURLToPath(new URL(`../deploy/${name}`, import.meta.url)),
  );
  return existsSync(own) ? own : example;
}
