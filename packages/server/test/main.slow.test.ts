import { rmSync } from 'node:fs';
import { join as pathTo } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { replay } from '@hundredfold/shared/core/record.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { STATE_LAYOUT } from '@hundredfold/shared/protocol/http.ts';
import { ONLY_IN_SOAK, testSize } from '@hundredfold/shared/testing/size.ts';
import { describe, expect, test } from 'vitest';
import { join, newSecret, type Player } from './kit/live-player.ts';
import { newDataDir, startServerProcess } from './kit/server.ts';

// Each test starts processes, which takes time on a busy machine.
const game = gameById('mod-four')!;

async function newTable(address: string, target: number): Promise<string> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'mod-four', options: { target } }),
  });
  return ((await answer.json()) as { code: string }).code;
}

async function sitWithBots(player: Player): Promise<void> {
  await player.ask('sit', { seat: 0 });
  for (const seat of [1, 2, 3]) await player.ask('fill', { seat });
  await player.ask('start');
}

/** Plays as long as `on` returns `true`, or to the end. */
async function playOn(player: Player, on: () => boolean = () => true): Promise<void> {
  while (player.state.phase === 'playing' && on()) {
    const [action] = game.legal(player.view());
    if (action !== undefined) await player.act(action);
    await player.sees((state) => state.phase !== 'playing' || game.legal(player.view()).length > 0);
  }
}

describe('a server that cannot start says why in one line', () => {
  /** The first is refused by the settings. The others are refused by the storage, whose own tests find their sentences in every run. */
  const REFUSED: readonly (readonly [env: Readonly<Record<string, string>>, status: number, line: RegExp])[] = [
    [{ PORT: 'eighty' }, 2, /^PORT must be a whole number from 0 to 65535, not "eighty"\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 1, /^the database at 127\.0\.0\.1:1\/x cannot be reached: [^\n]*\n$/],
    [{ DATA_DIR: '/dev/null/x' }, 1, /^\/dev\/null\/x\/hundredfold\.db: [^\n]*\n$/],
  ];
  test.each(REFUSED.slice(0, testSize === 'soak' ? undefined : 1))('%j', async (env, status, line) => {
    const { ended } = startServerProcess({ DATA_DIR: newDataDir(), ...env });
    expect(await ended).toMatchObject({ status, out: '', errors: expect.stringMatching(line) });
  });

  // `data-folder.test.ts` finds the same without a process.
  test('because its data is gone from a folder that had some', ONLY_IN_SOAK, async () => {
    const DATA_DIR = newDataDir();
    const first = startServerProcess({ DATA_DIR, LOG_LEVEL: 'info' });
    await first.address;
    first.child.kill('SIGTERM');
    expect((await first.ended).errors).toMatch(/^[^\n]*a new database is created[^\n]*\n$/);
    rmSync(pathTo(DATA_DIR, 'hundredfold.db'));
    const line = /^[^\n]*hundredfold\.db: missing, [^\n]*restore it from a backup[^\n]*\n$/;
    expect(await startServerProcess({ DATA_DIR }).ended).toMatchObject({
      status: 1,
      out: '',
      errors: expect.stringMatching(line),
    });
  });

  test('because another server uses the data directory, or the port', async () => {
    const dir = newDataDir();
    const first = startServerProcess({ DATA_DIR: dir });
    const port = new URL((await first.address)!).port;
    const [data, same] = await Promise.all([
      startServerProcess({ DATA_DIR: dir }).ended,
      startServerProcess({ DATA_DIR: newDataDir(), PORT: port }).ended,
    ]);
    expect(data).toMatchObject({
      status: 1,
      out: '',
      errors: expect.stringMatching(/^[^\n]*another Hundredfold server uses this[^\n]*\n$/),
    });
    expect(same).toMatchObject({
      status: 1,
      out: '',
      errors: `port ${port} is in use by another program; choose one with PORT\n`,
    });
    first.child.kill('SIGINT');
    expect(await first.ended).toMatchObject({ status: 0, errors: '' });
  });
});

// `kill.slow.test.ts` kills a server with people at several tables.
test(
  'a killed server comes back with the same table, seat and cards, and the game is played to its record',
  ONLY_IN_SOAK,
  async () => {
    const dir = newDataDir();
    const before = startServerProcess({ DATA_DIR: dir });
    const code = await newTable((await before.address)!, 3);
    const secret = newSecret();
    const ann = await join((await before.address)!, game, code, secret);
    await sitWithBots(ann);
    await playOn(ann, () => ann.state.version < 9);
    await ann.sees(() => game.legal(ann.view()).length > 0);
    const { state } = ann;
    const [version, view] = [state.version, ann.view()];
    before.child.kill('SIGKILL');
    await before.ended;

    const after = startServerProcess({ DATA_DIR: dir });
    const address = (await after.address)!;
    expect(await (await fetch(`${address}/api/tables/${code}`)).json()).toEqual({ code, game: 'mod-four', layout: STATE_LAYOUT });
    const back = await join(address, game, code, secret);
    expect(back.state.version).toBe(version);
    expect(back.view()).toEqual(view);

    await playOn(back);
    const record = (await (await fetch(`${address}/api/records/${back.state.record}`)).json()) as GameRecord;
    expect(record).toMatchObject({ format: 'hundredfold-record/2', game: 'mod-four', seats: 4, options: { target: 3 } });
    expect([...replay(game, record)]).toHaveLength(record.steps.length + 1);
    after.child.kill('SIGTERM');
    expect(await after.ended).toMatchObject({ status: 0, errors: '' });
  },
);

test('a game in progress has no record under any id, and a server that is stopped ends at once, with people at its tables', async () => {
  const dir = newDataDir();
  const context = startServerProcess({ DATA_DIR: dir, LOG_LEVEL: 'trace' });
  const address = (await context.address)!;
  const ann = await join(address, game, await newTable(address, 10));
  await sitWithBots(ann);
  expect(ann.state.record).toBe('');
  for (const id of [ann.room.roomId, ann.room.sessionId, '%27%20OR%201=1', 'm']) {
    expect((await fetch(`${address}/api/records/${id}`)).status).toBe(404);
  }
  const others = await Promise.all([1, 2].map(async () => join(address, game, await newTable(address, 10))));
  const asked = performance.now();
  context.child.kill('SIGTERM');
  await sleep(5);
  context.child.kill('SIGTERM');
  const { status, errors } = await context.ended;
  expect(status).toBe(0);
  expect(performance.now() - asked).toBeLessThan(4000);
  await Promise.all([ann, ...others].map(({ closed }) => closed));
  for (const secret of [ann.secret, ann.room.sessionId, ann.room.reconnectionToken]) expect(errors).not.toContain(secret);
});

test('a server whose disk no longer answers still ends, and says so', async () => {
  const program = [pathTo(import.meta.dirname, 'faults/stopped-disk.ts')];
  const context = startServerProcess({ DATA_DIR: newDataDir(), CLOSE_SECONDS: '1' }, [], program);
  await context.address;
  context.child.kill('SIGUSR2');
  await context.prints(/the disk has stopped/);
  context.child.kill('SIGTERM');
  expect(await context.ended).toMatchObject({
    status: 1,
    errors: expect.stringMatching(/^the server did not close within 1 s[^\n]*\n$/),
  });
});

// Only development depends on it.
test('a server under `node --watch` starts as usual', ONLY_IN_SOAK, async () => {
  const context = startServerProcess({ DATA_DIR: newDataDir() }, ['--watch']);
  expect(await context.address).not.toBeNull();
  context.child.kill('SIGTERM');
  await context.ended;
});
