import { join as pathTo } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { describe, expect, test } from 'vitest';
import { join } from './kit/live-player.ts';
import { makeTable, sitWithBots } from './kit/live-table.ts';
import { openForTest } from './kit/open-for-test.ts';
import { newDataDir, startServerProcess } from './kit/server-process.ts';

// Each test starts processes, which takes time on a busy machine.
const game = gameById('mod-four')!;

const newTable = (address: string) => makeTable(address, { game: game.id, options: { target: 10 } });

describe('a server that cannot start says why in one line', () => {
  test('because of a setting', async () => {
    expect(await startServerProcess({ DATA_DIR: newDataDir(), PORT: 'eighty' }).ended).toMatchObject({
      status: 2,
      out: '',
      errors: 'PORT must be a whole number from 0 to 65535, not "eighty"\n',
    });
  });

  test('because another server uses the data directory, or the port', async () => {
    const dir = newDataDir();
    const first = await openForTest({ DATA_DIR: dir });
    const { port } = new URL(first.address);
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

test('a game in progress has no record under any id, and a server that is stopped ends at once, with people at its tables', async () => {
  const context = await openForTest({ DATA_DIR: newDataDir(), LOG_LEVEL: 'trace' });
  const { address } = context;
  const ann = await sitWithBots(await join(address, game, await newTable(address)));
  expect(ann.state.record).toBe('');
  for (const id of [ann.room.roomId, ann.room.sessionId, '%27%20OR%201=1', 'm']) {
    expect((await fetch(`${address}/api/records/${id}`)).status).toBe(404);
  }
  const others = await Promise.all([1, 2].map(async () => join(address, game, await newTable(address))));
  const asked = performance.now();
  context.child.kill('SIGTERM');
  await sleep(5);
  const { status, errors } = await context.stop();
  expect(status).toBe(0);
  expect(performance.now() - asked).toBeLessThan(4000);
  await Promise.all([ann, ...others].map(({ closed }) => closed));
  for (const secret of [ann.secret, ann.room.sessionId, ann.room.reconnectionToken]) expect(errors).not.toContain(secret);
});

test('a server whose disk no longer answers still ends, and says so', async () => {
  const program = [pathTo(import.meta.dirname, 'faults/stopped-disk.ts')];
  const context = await openForTest({ DATA_DIR: newDataDir(), CLOSE_SECONDS: '1' }, [], program);
  context.child.kill('SIGUSR2');
  await context.prints(/the disk has stopped/);
  expect(await context.stop()).toMatchObject({
    status: 1,
    errors: expect.stringMatching(/^the server did not close within 1 s[^\n]*\n$/),
  });
});
