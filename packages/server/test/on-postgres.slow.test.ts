import { gameById } from '@hundredfold/shared/games/index.ts';
import { ONLY_IN_SOAK } from '@hundredfold/shared/testing/size.ts';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LOCKED, LOCKS } from '../src/storage/postgres/schema.ts';
import { join, newSecret } from './kit/live-player.ts';
import { type ServerProcess, startServerProcess } from './kit/server.ts';
import type { Databases } from './kit/services/postgres.ts';
import { sharedPostgres } from './kit/services/shared-services.ts';

const game = gameById('mod-four')!;

let postgres: Databases;
let env: { readonly DATABASE_URL: string };
beforeAll(async () => {
  postgres = await sharedPostgres();
});
beforeEach(async () => {
  env = { DATABASE_URL: await postgres.newDatabase() };
});

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

function start(): ServerProcess {
  const context = startServerProcess(env);
  running.push(context);
  return context;
}

test('a second server is rejected with a plain sentence; a killed server comes back at once with the same table, seat and cards', async () => {
  const before = start();
  const address = (await before.address)!;
  expect(await start().ended).toMatchObject({
    status: 1,
    out: '',
    errors: expect.stringMatching(/^the database at [^\n]*: another Hundredfold server uses this database\n$/),
  });

  const body = JSON.stringify({ game: game.id, options: { target: 50 } });
  const made = await fetch(`${address}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { code } = (await made.json()) as { code: string };
  const secret = newSecret();
  const ann = await join(address, game, code, secret);
  await ann.ask('sit', { seat: 0 });
  for (const seat of [1, 2, 3]) await ann.ask('fill', { seat });
  await ann.ask('start');
  await ann.sees(() => game.legal(ann.view()).length > 0);
  const [version, view] = [ann.state.version, ann.view()];
  before.child.kill('SIGKILL');
  await before.ended;

  const after = start();
  const back = await join((await after.address)!, game, code, secret);
  expect(back.state.version).toBe(version);
  expect(back.view()).toEqual(view);
  after.child.kill('SIGTERM');
  expect(await after.ended).toMatchObject({ status: 0, errors: '' });
});

// `postgres-storage.slow.test.ts` finds that a process has to end if another has taken its name.
test('a server that was cut off ends with one sentence if another has the database by then', ONLY_IN_SOAK, async () => {
  const context = start();
  await context.address;
  const [other, client] = [new Client(env.DATABASE_URL), new Client(env.DATABASE_URL)];
  await Promise.all([other.connect(), client.connect()]);
  const taken = other.query('SELECT pg_advisory_lock($1, $2)', [LOCKS, LOCKED.context]);
  await vi.waitFor(async () => {
    const { rowCount } = await client.query(
      "SELECT FROM pg_locks JOIN pg_database ON oid = database WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted",
    );
    expect(rowCount).toBe(1);
  });
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'hundredfold %'");
  await taken;
  expect(await context.ended).toMatchObject({ status: 1, errors: 'another Hundredfold server uses this database\n' });
  await Promise.all([other.end(), client.end()]);
});
