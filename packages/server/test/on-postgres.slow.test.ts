import { gameById } from '@hundredfold/shared/games/index.ts';
import { expect, test } from 'vitest';
import { join } from './kit/live-player.ts';
import { makeTable, sitWithBots } from './kit/live-table.ts';
import { openForTest } from './kit/open-for-test.ts';
import { startServerProcess } from './kit/server-process.ts';
import { sharedPostgres } from './kit/services/shared-services.ts';

const game = gameById('mod-four')!;

test('a second server is rejected with a plain sentence; a killed server comes back at once with the same table, seat and cards', async () => {
  const env = { DATABASE_URL: await (await sharedPostgres()).newDatabase() };
  const before = await openForTest(env);
  expect(await startServerProcess(env).ended).toMatchObject({
    status: 1,
    out: '',
    errors: expect.stringMatching(/^the database at [^\n]*: another Hundredfold server uses this database\n$/),
  });

  const code = await makeTable(before.address, { game: game.id, options: { target: 50 } });
  const ann = await sitWithBots(await join(before.address, game, code));
  await ann.sees(() => game.legal(ann.view()).length > 0);
  const [version, view] = [ann.state.version, ann.view()];
  await before.kill();

  const after = await openForTest(env);
  const back = await join(after.address, game, code, ann.secret);
  expect(back.state.version).toBe(version);
  expect(back.view()).toEqual(view);
  expect(await after.stop()).toMatchObject({ status: 0, errors: '' });
});
