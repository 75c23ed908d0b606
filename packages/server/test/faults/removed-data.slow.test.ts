// Threats (docs/security.md): R8.
import { renameSync } from 'node:fs';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { join, type Player } from '../kit/live-player.ts';
import { choices, makeTable, sitWithBots } from '../kit/live-table.ts';
import { openForTest } from '../kit/open-for-test.ts';
import { newDataDir } from '../kit/server-process.ts';
import { sharedPostgres } from '../kit/services/shared-services.ts';

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

const NOTICED = { timeout: 20_000, interval: 50 };

let address: string;
let ann: Player;
let log = '';
afterEach(() => {
  log = '';
});

/** Starts a server, at which Ann plays with bots, past the first move. */
async function startAndPlay(env: Readonly<Record<string, string>>): Promise<void> {
  const server = await openForTest({ LOG_LEVEL: 'info', ...env });
  server.child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  ({ address } = server);
  ann = await sitWithBots(await join(address, modFour, await makeTable(address, { game: modFour.id, options: { target: 50 } })));
  expect(await act()).toBeTypeOf('number');
  expect(await readiness()).toBe('well');
}

async function act(): Promise<unknown> {
  await vi.waitUntil(() => choices(modFour, ann).length > 0 || ann.state.unsaved);
  return ann.act(choices(modFour, ann)[0]!).catch((error: Error) => error.message);
}

async function readiness(): Promise<string> {
  return ((await (await fetch(`${address}/ready`)).json()) as { status: string }).status;
}

async function noticesTheLoss(): Promise<void> {
  await vi.waitUntil(() => ann.state.unsaved, NOTICED);
  await vi.waitUntil(async () => (await readiness()) === 'not-kept', NOTICED);
  expect(Number(ann.state.stopped)).toBeGreaterThan(0); // The clocks stand still.
  const { version } = ann.state;
  if (choices(modFour, ann).length > 0) expect(['unknown', 'halted']).toContain(await act());
  expect(ann.state.version).toBe(version);
  await vi.waitUntil(() => log.includes('the storage does not answer: all tables are paused'), NOTICED);
}

async function goesOn(): Promise<void> {
  await vi.waitUntil(() => !ann.state.unsaved);
  expect(await act()).toBeTypeOf('number');
  await vi.waitUntil(async () => (await readiness()) === 'well', NOTICED);
}

async function ask(database: string, ...questions: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  for (const question of questions) await client.query(question);
  await client.end();
}

test('a data directory that is moved away pauses the tables within seconds; once it is back they go on', async () => {
  const dataDir = newDataDir();
  await startAndPlay({ DATA_DIR: dataDir });
  renameSync(dataDir, `${dataDir}-away`);
  await noticesTheLoss();
  renameSync(`${dataDir}-away`, dataDir);
  await goesOn();
});

test('tables that are moved away or dropped pause the game within seconds, and it goes on once they are back', async () => {
  const url = await (await sharedPostgres()).newDatabase();
  await startAndPlay({ DATABASE_URL: url });
  await ask(url, 'ALTER SCHEMA public RENAME TO away', 'CREATE SCHEMA public');
  await noticesTheLoss();
  await ask(url, 'DROP SCHEMA public', 'ALTER SCHEMA away RENAME TO public');
  await goesOn();
  await vi.waitUntil(() => log.includes('the storage answers again'));

  log = '';
  await ask(url, 'DROP SCHEMA public CASCADE', 'CREATE SCHEMA public');
  await noticesTheLoss();
});
