import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import type { Append, GameStorage } from '../storage/game-storage.ts';
import { freshTable } from '../storage/store-new-table.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { watchStorage } from './watched-storage.ts';

const TABLE = freshTable({ code: 'ABCD1234', game: 'some-game', options: {}, seats: 2 });

function fragileStorage() {
  const inner = openSqliteInMemory();
  const disk = { isFull: false, attempts: 0, answers: Promise.resolve() };
  const storage: GameStorage = {
    ...inner,
    async loadTable(code) {
      await disk.answers;
      return inner.loadTable(code);
    },
    async saveTable(table, lease) {
      disk.attempts++;
      if (disk.isFull) throw new Error('database or disk is full');
      await inner.saveTable(table, lease);
    },
  };
  const clock = handClock();
  const appends: (readonly [Append['match'], number])[] = [];
  const watched = watchStorage(storage, clock, ({ match }, took) => void appends.push([match, took]));
  return { disk, clock, appends, inner, ...watched };
}

test('after a failed write it is not well until one succeeds, which is tried at intervals', async () => {
  const { storage, clock, disk, health, inner } = fragileStorage();
  const lease = (await storage.claim(TABLE.code))!;
  expect(await health()).toBe('well');
  disk.isFull = true;
  await expect(storage.saveTable(TABLE, lease)).rejects.toThrow('full');
  expect(await health()).toBe('not-kept');
  disk.isFull = false;
  await storage.saveTable(TABLE, lease);
  expect(await health()).toBe('well');
  disk.isFull = true;
  await expect(storage.saveTable(TABLE, lease)).rejects.toThrow('full');
  disk.isFull = false;
  const { attempts } = disk;
  for (let asked = 0; asked < 5; asked++) expect(await health()).toBe('not-kept');
  expect(disk.attempts).toBe(attempts);
  clock.pass(2000);
  expect(await health()).toBe('well');
  const terms = { gatherings: -1, games: -1, records: -1, reports: -1, groups: -1, subscriptions: -1 };
  expect((await inner.deleteExpired(terms, Date.now())).tables, 'no test row is left behind').toEqual([TABLE.code]);
});

test('an ended lease is no fault of the storage', async () => {
  const { storage, health } = fragileStorage();
  const lease = (await storage.claim(TABLE.code))!;
  await storage.claim(TABLE.code);
  await expect(storage.saveTable(TABLE, lease)).rejects.toThrow('another process has taken the table');
  expect(await health()).toBe('well');
});

test('a storage that owes an answer for three seconds is silent, however often it is asked', async () => {
  const { clock, disk, health } = fragileStorage();
  const { promise, resolve } = Promise.withResolvers<void>();
  disk.answers = promise;
  const first = health();
  clock.pass(3000);
  expect(await first).toBe('silent');
  expect(await health()).toBe('silent');
  resolve();
  await promise;
  await new Promise(setImmediate);
  expect(await health()).toBe('well');
});

test('each append is timed', async () => {
  const { storage, appends } = fragileStorage();
  const lease = (await storage.claim(TABLE.code))!;
  await storage.append({ lease, match: 'm', version: 0, steps: [] });
  await expect(storage.append({ lease, match: 'm', version: 7, steps: [] })).rejects.toThrow('has 0 steps');
  expect(appends).toEqual([['m', 0]]);
});
