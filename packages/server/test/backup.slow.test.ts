import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { ONLY_IN_SOAK } from '@hundredfold/shared/testing/size.ts';
import { pino } from 'pino';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Config, readConfig } from '../src/app/config.ts';
import { readBackup, writeBackup } from '../src/storage/backup/backup-file.ts';
import type { BackupRow } from '../src/storage/backup/row.ts';
import { startBackups } from '../src/storage/backup/start-backups.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { type StoragePlace, storagePlace } from '../src/storage/open-storage.ts';
import { DATABASE_FILE } from '../src/storage/sqlite/database.ts';
import { SQLITE_MIGRATIONS } from '../src/storage/sqlite/schema.ts';
import type { StoredTable } from '../src/storage/stored-table.ts';
import { handClock } from './hand-clock.ts';
import { join as joinTable } from './kit/live-player.ts';
import { makeTable, playOn, sitWithBots } from './kit/live-table.ts';
import { openForTest } from './kit/open-for-test.ts';
import { newDataDir, QUICK_TIMERS, type ServerProcess, startServerProcess } from './kit/server-process.ts';
import type { Databases } from './kit/services/postgres.ts';
import { sharedPostgres } from './kit/services/shared-services.ts';
import { recordIn, SHORT_RECORD } from './record-in.ts';

const game = gameById('mod-four')!;
const SOURCES = join(import.meta.dirname, '../src');

let postgres: Databases;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

type Environment = Readonly<Record<string, string>>;

const EMBEDDED = async (): Promise<Environment> => ({ DATA_DIR: newDataDir() });
const ON_POSTGRES = async (): Promise<Environment> => ({ DATABASE_URL: await postgres.newDatabase() });

function runCommand(command: 'backup' | 'restore', env: Environment, file: string): ServerProcess['ended'] {
  return startServerProcess(env, [], [join(SOURCES, `${command}.ts`), file]).ended;
}

function configIn(env: Environment): Config {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.refusal);
  return config.value;
}

const placeIn = (env: Environment): StoragePlace => storagePlace(configIn(env));

/** Does what the commands do, in this process: they take a second each to start. */
const backUp = (env: Environment, file: string) => writeBackup(file, placeIn(env).rows());
const restore = (env: Environment, file: string) => placeIn(env).fill(readBackup(file));

async function allRows(rows: AsyncIterable<BackupRow>): Promise<readonly BackupRow[]> {
  const found: BackupRow[] = [];
  for await (const row of rows) found.push(row);
  return found.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

async function inStorage<Value>(env: Environment, work: (storage: GameStorage) => Promise<Value>): Promise<Value> {
  const storage = await placeIn(env).open({ log: pino({ level: 'silent' }), onUsurped: () => undefined });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

const TABLE: StoredTable = {
  code: 'ABCD1234',
  game: game.id,
  options: { target: 10 },
  seats: [{ holder: 'person', personId: 'hash', name: 'Ana\u0000 "ö" \u2028' }, { holder: 'empty' }],
  host: 'hash',
  open: false,
  freely: null,
  pace: 'normal',
  matchNumber: 1,
  match: 'm1',
};

/** The number of steps is larger than what is written or read at a time. */
const STEPS = 2500;

async function fillStorage(env: Environment): Promise<void> {
  await inStorage(env, async (storage) => {
    const lease = (await storage.claim(TABLE.code))!;
    const steps = Array.from({ length: STEPS }, (_, version) => ({
      step: { kind: 'lot', lot: { chance: 'pick', from: 9, result: version % 9 } } as const,
      intent: version % 2 === 0 ? null : `intent ${version}`,
    }));
    await storage.append({ lease, match: 'm1', version: 0, steps });
    const played = { match: 'm0', at: 1, game: game.id, options: {}, seats: 1, people: 2, place: 1, score: 1 };
    const ann = { personId: 'hash', memberId: 'a', name: 'Ana', seal: 1, since: 1, isMaker: true } as const;
    await storage.addGroup({ id: 'g', linkHash: 'l1', name: 'Group', setUps: [], lastSetUp: null, changed: null }, ann);
    await storage.addLinkBoxes('g', 'l1', [{ personId: 'hash', box: 'a sealed link' }]);
    await storage.changeLink('g', { from: 'l1', to: 'l2', boxes: [], without: null, by: 'a', at: 5 });
    await storage.saveWebhook('g', { address: 'https://chat.example.org/hook/1', language: 'de', zone: 'UTC' });
    await storage.addTable({ ...TABLE, group: 'g' });
    await storage.proposeEvening('g', { times: [100, 200], by: 'a', fixedBy: null }, null);
    await storage.answerEvening('g', { personId: 'hash', at: 100, answer: 'yes' });
    await storage.fixEvening('g', [100, 200], { at: 100, by: 'a' });
    const results = [{ personId: 'hash', played }];
    await storage.append({ lease, match: 'm0', version: 0, steps: [], results, group: 'g' });
    await storage.saveTable(TABLE, lease);
    await storage.saveTable({ ...TABLE, matchNumber: 2 }, lease);
    await storage.finish('m0', SHORT_RECORD, 'public');
    await storage.addFavourite('hash', 'm0');
    for (const id of ['z', 'a']) {
      await storage.report({
        id,
        table: TABLE.code,
        at: '2026-11-22',
        by: 'hash',
        of: 'other',
        name: 'Ben',
        line: null,
        lines: [],
      });
    }
    await storage.pushKey('the only key');
    await storage.saveSubscription({
      endpoint: 'https://push.example.net/phone',
      p256dh: 'point',
      auth: 'secret',
      personId: 'hash',
      kinds: ['turn'],
      language: 'de',
      zone: 'Europe/Berlin',
    });
    const terms = { gatherings: 1e9, games: 1e9, records: 1e9, reports: 1e9, subscriptions: 1e9, groups: 1e9 };
    await storage.deleteExpired(terms, Date.now());
    await storage.release(lease);
  });
}

function backupsIn(dir: string): readonly string[] {
  return readdirSync(dir).filter((name) => name.endsWith('.gz'));
}

describe.each([
  ['embedded', EMBEDDED],
  ['on PostgreSQL', ON_POSTGRES],
])('a storage, %s', (name, empty) => {
  /** Commands and servers take a second each to start, and do the same with either storage. */
  const startsProcesses = name === 'embedded' ? {} : ONLY_IN_SOAK;

  let resting: Environment;
  let backup: string;
  beforeAll(async () => {
    resting = await empty();
    await fillStorage(resting);
    backup = join(newDataDir(), 'house.gz');
    await backUp(resting, backup);
  });

  test(
    'is backed up while the server runs; restored elsewhere, it has everything, and the game goes on',
    startsProcesses,
    async () => {
      const env = await empty();
      await fillStorage(env);
      const server = await openForTest({ BOT_PACE_MS: '20', ...env });
      const code = await makeTable(server.address, { game: game.id, options: { target: 50 } });
      const ann = await sitWithBots(await joinTable(server.address, game, code));
      await playOn(game, ann, () => ann.state.version < 8);
      const acknowledged = ann.state.version;
      const file = join(newDataDir(), 'house.gz');
      let isOver = false;
      const backedUp = runCommand('backup', env, file).finally(() => {
        isOver = true;
      });
      await playOn(game, ann, () => !isOver);
      expect(await backedUp).toMatchObject({
        status: 0,
        errors: '',
        out: expect.stringMatching(/: 2 tables, \d+ steps, 1 records, 2 reports\n$/),
      });
      const last = ann.state.version;
      expect(last).toBeGreaterThan(acknowledged);
      await server.kill();

      const elsewhere = await empty();
      expect(await runCommand('restore', elsewhere, file)).toMatchObject({ status: 0, errors: '' });
      const match = await inStorage(env, async (storage) => (await storage.loadTable(code))!.match!);
      const [before, after] = await Promise.all(
        [env, elsewhere].map((each) =>
          inStorage(each, async (storage) => ({
            table: await storage.loadTable(TABLE.code),
            steps: await storage.steps('m1'),
            record: await recordIn(storage, 'm0'),
            favourites: await storage.ownGames('hash', { limit: 10, onlyFavourites: true }),
            reports: await storage.reports(),
            key: await storage.pushKey('another key'),
            receivers: await storage.takeNotice('hash', 'turn', Date.now()),
            tables: await storage.tablesOf('hash'),
            played: await storage.steps(match),
          })),
        ),
      );
      const { played: playedAfter, ...keptAfter } = after!;
      const { played, ...kept } = before!;
      expect(keptAfter).toEqual(kept);
      expect(keptAfter.steps).toHaveLength(STEPS);
      expect([keptAfter.favourites, keptAfter.receivers]).toMatchObject([{ length: 1 }, { length: 1 }]);
      expect(keptAfter.key).toBe('the only key');
      expect(keptAfter.reports.map(({ id }) => id)).toEqual(['z', 'a']);
      expect(playedAfter).toEqual(played.slice(0, playedAfter.length));

      const back = await joinTable((await openForTest(elsewhere)).address, game, code, ann.secret);
      expect(back.state.version).toBeGreaterThanOrEqual(acknowledged);
      expect(back.state.version).toBeLessThanOrEqual(last);
      expect(back.seat()).toBe(0);
      const from = back.state.version;
      await playOn(game, back, () => back.state.version < from + 8);
      expect(back.state.version).toBeGreaterThan(from);
    },
  );

  test('is backed up while no server runs, and restored into either store unchanged', async () => {
    const rows = await allRows(readBackup(backup));
    expect(rows).toEqual(await allRows(placeIn(resting).rows()));
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(18);
    for (const other of [await EMBEDDED(), await ON_POSTGRES()]) {
      await restore(other, backup);
      expect(await allRows(placeIn(other).rows())).toEqual(rows);
    }
  });

  test('is not restored over existing data or under a running server, and nothing is changed there', async () => {
    const other = await empty();
    await expect(restore(resting, backup)).rejects.toThrow(/^[^\n]*there is data already[^\n]*$/);
    // An open storage is all of a server that a restore can notice.
    await inStorage(other, async () => {
      await expect(restore(other, backup)).rejects.toThrow(/^[^\n]*another Hundredfold server uses[^\n]*$/);
    });
    expect(await allRows(placeIn(resting).rows())).toEqual(await allRows(readBackup(backup)));
  });

  test('stores nothing of a damaged backup, and accepts a sound one afterwards', async () => {
    const other = await empty();
    const damaged = join(newDataDir(), 'damaged.gz');
    writeFileSync(damaged, readFileSync(backup).subarray(0, -5));
    await expect(restore(other, damaged)).rejects.toThrow(/^[^\n]*damaged\.gz: damaged[^\n]*$/);
    // An embedded database that was made for the backup is gone again: it would look like an empty card room.
    if (other.DATA_DIR !== undefined) expect(existsSync(join(other.DATA_DIR, DATABASE_FILE))).toBe(false);
    else expect((await allRows(placeIn(other).rows())).map(({ kind }) => kind)).toEqual(['server_age']);
    await restore(other, backup);
  });
});

test('a backup happens by the clock during a match, which goes on when it is restored', async () => {
  const env = { DATA_DIR: newDataDir(), BACKUP_DIR: newDataDir(), BACKUP_EVERY: '24h' };
  const server = await openForTest({ ...env, BOT_PACE_MS: '20', TIMER_SPEED: '5' }, QUICK_TIMERS);
  const code = await makeTable(server.address, { game: game.id, options: { target: 50 } });
  const ann = await sitWithBots(await joinTable(server.address, game, code));
  await playOn(game, ann, () => backupsIn(env.BACKUP_DIR).length === 0);
  await server.kill();
  rmSync(env.DATA_DIR, { recursive: true });
  expect(await runCommand('restore', env, 'latest')).toMatchObject({ status: 0, errors: '' });
  const back = await joinTable((await openForTest(env)).address, game, code, ann.secret);
  const from = back.state.version;
  expect([back.seat(), from > 0 && from <= ann.state.version]).toEqual([0, true]);
  await playOn(game, back, () => back.state.version < from + 8);
  expect(back.state.version).toBeGreaterThan(from);
});

test('two processes on one database make one backup', async () => {
  const env = { ...(await ON_POSTGRES()), BACKUP_DIR: newDataDir(), BACKUP_EVERY: '1h' };
  await fillStorage(env);
  const clock = handClock();
  const lines: string[] = [];
  const note = (_: object, what: string) => void lines.push(what);
  const both = ['p1', 'p2'].map((PROCESS_NAME) =>
    startBackups(configIn({ ...env, PROCESS_NAME }), { clock, log: { info: note, error: note } as never }),
  );
  const look = () => {
    clock.pass(10_000);
    expect(both.map((each) => each.status()?.latest)).toEqual([expect.any(Date), expect.any(Date)]);
  };
  await vi.waitFor(look, { timeout: 20_000 });
  expect([lines, backupsIn(env.BACKUP_DIR)]).toEqual([['a backup was made'], [expect.any(String)]]);
  for (const each of both) each.stop();
});

test('a backup leaves the data of an older version as they are', async () => {
  const DATA_DIR = newDataDir();
  await fillStorage({ DATA_DIR });
  const version = (change = '') => {
    const db = new DatabaseSync(join(DATA_DIR, DATABASE_FILE));
    db.exec(change);
    const row = db.prepare('PRAGMA user_version').get();
    db.close();
    return row;
  };
  const older = version(`PRAGMA user_version = ${SQLITE_MIGRATIONS.length - 1}`);
  const backedUp = backUp({ DATA_DIR }, join(newDataDir(), 'house.gz'));
  await expect(backedUp).rejects.toThrow('written by another version of this server');
  expect(version()).toEqual(older);
});
