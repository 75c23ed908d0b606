import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDataDir } from '../../../test/kit/server-process.ts';
import { openDatabase } from '../sqlite/database.ts';
import { requestCopy, serveCopies } from './copy.ts';

let dir: string;
let db: DatabaseSync;
let copies: ReturnType<typeof serveCopies>;
beforeEach(() => {
  dir = newDataDir();
  db = openDatabase(dir);
  const add = db.prepare("INSERT INTO records (match, body, used) VALUES (?, 'x', 0)");
  db.exec('BEGIN');
  for (let match = 0; match < 20_000; match++) add.run(`match ${match}`);
  db.exec('COMMIT');
  copies = serveCopies(db, dir);
});
afterEach(async () => {
  await copies.close();
  db.close();
});

function records(store: DatabaseSync): number {
  return Number(store.prepare('SELECT count(*) AS count FROM records').get()?.count);
}

test('a copy that is made during writes is complete up to its start, and is removed when it is given back', async () => {
  const add = db.prepare("INSERT INTO records (match, body, used) VALUES (?, 'x', 0)");
  let meanwhile = 0;
  const writing = setInterval(() => add.run(`later ${meanwhile++}`), 1);
  const copy = (await requestCopy(dir))!;
  clearInterval(writing);
  const store = new DatabaseSync(copy.file);
  expect(records(store)).toBeGreaterThanOrEqual(20_000);
  expect(records(store)).toBeLessThanOrEqual(20_000 + meanwhile);
  expect(store.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  store.close();
  copy.giveBack();
  await vi.waitFor(() => expect(existsSync(copy.file)).toBe(false));
  expect(records(db)).toBe(20_000 + meanwhile);
});

test('a copy that is requested during a write starts after it, and contains it', async () => {
  db.exec("BEGIN IMMEDIATE; INSERT INTO records (match, body, used) VALUES ('late', 'x', 0)");
  const requested = requestCopy(dir);
  await sleep(100);
  db.exec('COMMIT');
  const copy = (await requested)!;
  const store = new DatabaseSync(copy.file);
  expect(records(store)).toBe(20_001);
  store.close();
  copy.giveBack();
});

test('a server that closes does not wait for a write to end', async () => {
  db.exec('BEGIN IMMEDIATE');
  const requested = requestCopy(dir).catch((error: Error) => error.message);
  await sleep(100);
  await copies.close();
  db.exec('ROLLBACK');
  expect(await requested).toMatch('the server has closed');
});

test('a second copy at the same time is refused, and possible after the first', async () => {
  const copy = (await requestCopy(dir))!;
  await expect(requestCopy(dir)).rejects.toThrow('another backup is being made');
  copy.giveBack();
  await vi.waitFor(async () => (await requestCopy(dir))!.giveBack());
});

test('a server that closes does not wait for a client, and leaves no copy', async () => {
  const copy = (await requestCopy(dir))!;
  const requested = requestCopy(dir).catch(() => null);
  await copies.close();
  await requested;
  expect(existsSync(copy.file)).toBe(false);
  expect(await requestCopy(dir)).toBeNull();
});

test('files that a killed server has left do no harm', async () => {
  await copies.close();
  for (const left of ['backup.sock', 'backup.db']) writeFileSync(join(dir, left), 'left');
  expect(await requestCopy(dir)).toBeNull();
  copies = serveCopies(db, dir);
  await vi.waitFor(async () => expect(await requestCopy(dir)).not.toBeNull());
});
