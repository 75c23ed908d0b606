// Threats (docs/security.md): R4, R8.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { join as comes, type Player } from '../kit/live-player.ts';
import { choices, makeTable, sitWithBots } from '../kit/live-table.ts';
import { openForTest } from '../kit/open-for-test.ts';
import { newDataDir, startServerProcess } from '../kit/server-process.ts';
import { sharedPostgres } from '../kit/services/shared-services.ts';
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

/** A storage that goes away while people play, and comes back. */
interface Outage {
  readonly env: Readonly<Record<string, string>>;
  /** `true` if the server notices it while nobody moves. */
  readonly isNoticed: boolean;
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
}

const OUTAGES: Readonly<Record<string, () => Promise<Outage>>> = {
  async 'a data directory that is moved away'() {
    const dir = newDataDir();
    return {
      env: { DATA_DIR: dir },
      isNoticed: true,
      begin: () => renameSync(dir, `${dir}-away`),
      end: () => renameSync(`${dir}-away`, dir),
    };
  },
  async 'tables of PostgreSQL that are moved away'() {
    const url = await (await sharedPostgres()).newDatabase();
    return {
      env: { DATABASE_URL: url },
      isNoticed: true,
      begin: () => ask(url, 'ALTER SCHEMA public RENAME TO away; CREATE SCHEMA public'),
      end: () => ask(url, 'DROP SCHEMA public; ALTER SCHEMA away RENAME TO public'),
    };
  },
  ...(disk !== null && {
    async 'a full disk'() {
      return { env: { DATA_DIR: join(disk.dir, 'data') }, isNoticed: false, begin: disk.fill, end: disk.makeRoom };
    },
  }),
};

async function ask(database: string, question: string): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query(question);
  await client.end();
}

const NOTICED = { timeout: 60_000, interval: 50 };

async function act(ann: Player): Promise<unknown> {
  await vi.waitUntil(() => ann.state.unsaved || choices(modFour, ann).length > 0, NOTICED);
  const [action] = choices(modFour, ann);
  return action === undefined ? 'unknown' : ann.act(action).catch((error: Error) => error.message);
}

test.each(Object.entries(OUTAGES))('%s pauses the game within seconds, and it goes on once that is over', async (_, open) => {
  const { env, isNoticed, begin, end } = await open();
  const { address, child } = await openForTest({ ...env, LOG_LEVEL: 'info' });
  const log: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => void log.push(chunk.toString()));
  const readiness = async () => ((await (await fetch(`${address}/ready`)).json()) as { status: string }).status;
  const code = await makeTable(address, { game: modFour.id, options: { target: 50 }, pace: 'normal' });
  const ann = await sitWithBots(await comes(address, modFour, code));
  expect(await act(ann)).toBeTypeOf('number');
  expect(await readiness()).toBe('well');

  await begin();
  while (!isNoticed && !ann.state.unsaved) {
    const answer = await act(ann);
    if (typeof answer !== 'number') expect(['unknown', 'halted']).toContain(answer);
  }
  await vi.waitUntil(() => ann.state.unsaved, NOTICED);
  await vi.waitUntil(async () => (await readiness()) === 'not-kept', NOTICED);
  await vi.waitUntil(() => !isNoticed || log.join('').includes('all tables are paused'), NOTICED);
  expect(Number(ann.state.stopped)).toBeGreaterThan(0); // The clocks stand still.
  const { version } = ann.state;
  if (choices(modFour, ann).length > 0) expect(['unknown', 'halted']).toContain(await act(ann));
  expect(ann.state).toMatchObject({ unsaved: true, phase: 'playing', version });

  await end();
  await vi.waitUntil(() => !ann.state.unsaved, NOTICED);
  expect(await act(ann)).toBeTypeOf('number');
  await vi.waitUntil(async () => (await readiness()) === 'well', NOTICED);
});

test.skipIf(disk === null)('on a read-only disk no server starts, and it says why in one line', async () => {
  disk!.lock(true);
  const { status, errors } = await startServerProcess({ DATA_DIR: disk!.dir }).ended;
  expect(status).toBe(1);
  expect(errors).toMatch(/^[^\n]*hundredfold\.db: cannot be written: \S+ is on a read-only file system\n$/);
});
