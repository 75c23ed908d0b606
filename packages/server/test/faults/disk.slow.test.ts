// Threats (docs/security.md): R4.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/sqlite-storage.ts';
import { join as comes, type Player } from '../kit/live-player.ts';
import { choices, makeTable, sitWithBots } from '../kit/live-table.ts';
import { openForTest } from '../kit/open-for-test.ts';
import { type OpenProcess, startServerProcess } from '../kit/server-process.ts';
import { smallDisk } from './small-disk.ts';

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

const disk = smallDisk(4_000_000);
if (disk === null)
  process.stdout.write('the tests of full and read-only disks were skipped: file systems cannot be mounted here\n');

afterEach(() => {
  disk?.lock(false);
  disk?.makeRoom();
});
afterAll(() => disk?.remove());

async function startAndPlay(dataDir: string): Promise<{ readonly ann: Player; readonly server: OpenProcess }> {
  const server = await openForTest({ DATA_DIR: dataDir });
  const { address } = server;
  const code = await makeTable(address, { game: modFour.id, options: { target: 50 }, pace: 'normal' });
  return { ann: await sitWithBots(await comes(address, modFour, code)), server };
}

async function playOn(ann: Player, moves: number): Promise<void> {
  for (let made = 0; made < moves && !ann.state.unsaved; ) {
    await vi.waitUntil(() => ann.state.unsaved || choices(modFour, ann).length > 0, WAIT);
    const [action] = choices(modFour, ann);
    if (action === undefined) continue;
    const answer = await ann.act(action).catch((error: Error) => error.message);
    if (typeof answer === 'number') made++;
    else expect(['unknown', 'halted']).toContain(answer);
  }
}

const WAIT = { timeout: 60_000, interval: 20 };

test.skipIf(disk === null)(
  'when the disk is full in mid-game the table says so, and goes on by itself once there is room',
  {
    timeout: 240_000,
  },
  async () => {
    const dataDir = join(disk!.dir, 'data');
    const { ann, server } = await startAndPlay(dataDir);
    await playOn(ann, 5);
    disk!.fill();
    do {
      await playOn(ann, 1000);
      await sleep(2000); // A disk that is merely slow has answered by then.
    } while (!ann.state.unsaved);
    const { version, round } = ann.state;
    await sleep(3000); // The server retries the write meanwhile.
    expect(ann.state).toMatchObject({ unsaved: true, phase: 'playing', version, round });
    expect(Number(ann.state.stopped)).toBeGreaterThan(0); // The clocks are stopped.
    disk!.makeRoom();
    await vi.waitUntil(() => !ann.state.unsaved, WAIT);
    await playOn(ann, 5);
    const seen = ann.state;
    expect(seen.round * 10_000 + seen.version).toBeGreaterThan(round * 10_000 + version);
    await server.kill();

    const storage = await openSqlite(dataDir);
    const { match } = (await storage.loadTable(ann.room.roomId))!;
    expect((await storage.steps(match!)).length).toBeGreaterThanOrEqual(seen.version);
    await storage.close();
  },
);

test.skipIf(disk === null).each(bySize({ full: ['here'], soak: ['here', 'here/new'] }))(
  'on a read-only disk no server starts, and it says why in one line: %s',
  async (folder) => {
    mkdirSync(join(disk!.dir, 'here'), { recursive: true });
    disk!.lock(true);
    const { status, errors } = await startServerProcess({ DATA_DIR: join(disk!.dir, folder) }).ended;
    expect(status).toBe(1);
    expect(errors).toMatch(/^[^\n]*hundredfold\.db: cannot be written[^\n]*\n$/);
  },
);
