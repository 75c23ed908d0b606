import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { ONLY_IN_SOAK } from '@hundredfold/shared/testing/size.ts';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Player } from '../kit/live-player.ts';
import { choices } from '../kit/live-table.ts';
import { type ServerProcess, startServerProcess } from '../kit/server.ts';
import type { Databases } from '../kit/services/postgres.ts';
import { sharedPostgres } from '../kit/services/shared-services.ts';
import { playsWithBots } from '../kit/world/with-bots.ts';

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK tells of each line that is cut.

/** The time limit for a server to notice that its data are gone. */
const NOTICED = { timeout: 20_000, interval: 50 };

let postgres: Databases;
let url: string;
let context: ServerProcess;
let address: string;
let ann: Player;
/** Everything that the server has logged. */
let log: string;

beforeAll(async () => {
  postgres = await sharedPostgres();
});

/** Ann plays with bots, past the first move. */
beforeEach(async () => {
  url = await postgres.newDatabase();
  context = startServerProcess({ DATABASE_URL: url, LOG_LEVEL: 'info' });
  log = '';
  const noteLog = (chunk: Buffer): void => {
    log += chunk.toString();
  };
  context.child.stdout?.on('data', noteLog);
  context.child.stderr?.on('data', noteLog);
  const found = await context.address;
  if (found === null) throw new Error((await context.ended).errors);
  address = found;
  ann = await playsWithBots(address);
  await vi.waitUntil(() => choices(modFour, ann).length > 0);
  expect(await act()).toBeTypeOf('number');
  expect(await readiness()).toBe('well');
});
afterEach(async () => {
  context.child.kill('SIGKILL');
  await context.ended;
});

async function act(): Promise<unknown> {
  await vi.waitUntil(() => choices(modFour, ann).length > 0 || ann.state.unsaved);
  return ann.act(choices(modFour, ann)[0]!).catch((error: Error) => error.message);
}

async function readiness(): Promise<string> {
  return ((await (await fetch(`${address}/ready`)).json()) as { status: string }).status;
}

/** Runs SQL as an operator would. */
async function ask(database: string, ...questions: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  for (const question of questions) await client.query(question);
  await client.end();
}

/** The table is paused within seconds, acknowledges no move, and the server says so. */
async function noticesTheLoss(): Promise<void> {
  await vi.waitUntil(() => ann.state.unsaved, NOTICED);
  await vi.waitUntil(async () => (await readiness()) === 'not-kept', NOTICED);
  expect(Number(ann.state.stopped)).toBeGreaterThan(0); // The clocks stand still.
  const { version } = ann.state;
  if (choices(modFour, ann).length > 0) expect(['unknown', 'halted']).toContain(await act());
  expect(ann.state.version).toBe(version);
  await vi.waitUntil(() => log.includes('the storage does not answer: all tables are paused'), NOTICED);
}

test('tables that are moved away or dropped pause the game within seconds, and it goes on once they are back', async () => {
  await ask(url, 'ALTER SCHEMA public RENAME TO away', 'CREATE SCHEMA public');
  await noticesTheLoss();
  await ask(url, 'DROP SCHEMA public', 'ALTER SCHEMA away RENAME TO public');
  await vi.waitUntil(() => !ann.state.unsaved);
  expect(await act()).toBeTypeOf('number');
  expect(await readiness()).toBe('well');
  await vi.waitUntil(() => log.includes('the storage answers again'));

  log = '';
  await ask(url, 'DROP SCHEMA public CASCADE', 'CREATE SCHEMA public');
  await noticesTheLoss();
});

// A table that is gone looks to the server like a database that is gone.
test(
  'a database that is dropped and made anew pauses the game within seconds, and no move is acknowledged after that',
  ONLY_IN_SOAK,
  async () => {
    await postgres.dropDatabase(url);
    await ask(new URL('/postgres', url).href, `CREATE DATABASE ${new URL(url).pathname.slice(1)}`);
    await noticesTheLoss();
  },
);
