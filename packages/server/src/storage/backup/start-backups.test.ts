import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { smallDisk } from '../../../test/faults/small-disk.ts';
import { type HandClock, handClock } from '../../../test/hand-clock.ts';
import { newDataDir } from '../../../test/kit/server-process.ts';
import type { GameStorage } from '../game-storage.ts';
import { openSqlite } from '../sqlite/sqlite-storage.ts';
import { latestGoodBackup } from './backup-folder.ts';
import { startBackups } from './start-backups.ts';

const disk = smallDisk(60_000);
const CHECK_INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const root = newDataDir();
const dataDir = join(root, 'data');
let storage: GameStorage;
beforeAll(async () => {
  storage = await openSqlite(dataDir);
});
afterAll(async () => {
  await storage.close();
  disk?.remove();
});

let dir: string;
let clock: HandClock;
let lines: string[];
beforeEach(() => {
  dir = join(newDataDir(), 'backups');
  clock = handClock();
  lines = [];
  vi.setSystemTime('2026-11-29T20:30:00Z');
});
afterEach(() => vi.useRealTimers());

function start(keep = 2) {
  const config = { database: null, dataDir, redisUrl: null, processName: 'p1', backup: { everyMs: DAY_MS, keep, dir } };
  const note = (about: object, what: string) => void lines.push(`${what} ${JSON.stringify(about)}`);
  const backups = startBackups(config, { clock, log: { info: note, error: note } as never });
  onTestFinished(backups.stop);
  return backups;
}

/** Lets some time pass, and waits until the backup that is due then has been made or has failed. */
async function passUntil(line: RegExp, milliseconds = 2 * CHECK_INTERVAL_MS): Promise<void> {
  lines.length = 0;
  await vi.waitFor(
    () => {
      clock.pass(milliseconds);
      expect(lines).toEqual([expect.stringMatching(line)]);
    },
    { timeout: 20_000 },
  );
}

const MADE = /^a backup was made/;
const FAILED = (minutes: number) => new RegExp(`^a backup failed .*"retryInSeconds":${60 * minutes}}$`);
const nameAt = (time: string): string => `hundredfold-2026-11-${time}-30-00Z.gz`;

test('a backup is made soon after the start unless one is new enough, and then whenever one is due', async () => {
  const backups = start();
  expect(backups.status()).toEqual({ latest: null, hasFailed: false });
  await passUntil(MADE);
  expect(readdirSync(dir)).toEqual([nameAt('29T20')]);
  expect([dir, join(dir, nameAt('29T20'))].map((file) => statSync(file).mode & 0o777)).toEqual([0o700, 0o600]);
  backups.stop();
  vi.setSystemTime('2026-11-30T20:29:00Z');
  const restarted = start();
  const latest = new Date('2026-11-29T20:30:00Z');
  await vi.waitFor(() => expect(restarted.status()).toEqual({ latest, hasFailed: false }));
  clock.pass(CHECK_INTERVAL_MS);
  vi.setSystemTime('2026-11-30T20:30:00Z');
  await passUntil(MADE);
  expect(readdirSync(dir)).toEqual([nameAt('29T20'), nameAt('30T20')]);
});

test('a good backup replaces the oldest ones and what a killed server has left, but no other file', async () => {
  mkdirSync(dir);
  const others = ['backup.gz', `${nameAt('28T20')}.old`, `my-${nameAt('01T20')}`];
  // The last one is from a wrong clock.
  const own = [nameAt('02T20'), nameAt('03T20'), nameAt('04T20'), nameAt('30T20')];
  for (const name of [...others, ...own, `${nameAt('05T20')}.part`]) writeFileSync(join(dir, name), '');
  start();
  await passUntil(MADE);
  const left = [...others, nameAt('29T20'), nameAt('30T20')].toSorted();
  await vi.waitFor(() => expect(readdirSync(dir).toSorted()).toEqual(left));
});

test('the latest good backup is found, and each newer one that is damaged is named', async () => {
  start();
  await passUntil(MADE);
  writeFileSync(join(dir, nameAt('30T20')), 'damaged');
  const bad: string[] = [];
  expect(await latestGoodBackup(dir, (line) => bad.push(line))).toBe(join(dir, nameAt('29T20')));
  expect(bad).toEqual([expect.stringMatching(/30T20-30-00Z\.gz: damaged[^\n]*$/)]);
  await expect(latestGoodBackup(root, () => undefined)).rejects.toThrow(`${root}: there is no good backup`);
});

test.skipIf(disk === null)('a full disk costs no older backup, and a failed one is tried again and again', async () => {
  dir = disk?.dir ?? '';
  const older = [nameAt('27T20'), nameAt('28T20')];
  for (const name of older) writeFileSync(join(dir, name), '');
  disk?.fill();
  const backups = start(1);
  await passUntil(FAILED(1));
  expect(backups.status()).toEqual({ latest: new Date('2026-11-28T20:30:00Z'), hasFailed: true });
  await passUntil(FAILED(2), MINUTE_MS / 4);
  await passUntil(FAILED(4), MINUTE_MS / 4);
  expect(readdirSync(dir).filter((name) => name !== 'ballast')).toEqual(older);
  disk?.makeRoom();
  await passUntil(MADE, MINUTE_MS);
  await vi.waitFor(() => expect(readdirSync(dir)).toEqual([nameAt('29T20')]));
  clock.pass(2 * CHECK_INTERVAL_MS);
  await vi.waitFor(() => expect(backups.status()?.hasFailed).toBe(false));
});

test('a folder that cannot be used is an error in the log', async () => {
  writeFileSync(join(dir, '..', 'file'), '');
  dir = join(dir, '..', 'file');
  start();
  await passUntil(FAILED(1));
  expect(lines[0]).toContain('ENOTDIR');
});
