import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import type { Append, Archive } from '../storage/archive.ts';
import { freshTable } from '../storage/fresh-table.ts';
import { memoryArchive } from '../storage/memory.ts';
import { watchStorage } from './watched-storage.ts';

const TABLE = freshTable({ code: 'ABCD1234', game: 'some-game', options: {}, seats: 2, open: false });

/** An archive whose disk can be full, and that can keep everybody waiting. */
function fragile() {
  const inner = memoryArchive();
  const disk = { isFull: false, attempts: 0, answers: Promise.resolve() };
  const archive: Archive = {
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
  const watched = watchStorage(archive, { clock, appended: ({ match }, took) => void appends.push([match, took]) });
  return { disk, clock, appends, inner, ...watched };
}

test('an archive is well as long as it keeps what it is given, and answers', async () => {
  const { archive, health } = fragile();
  expect(await health()).toBe('well');
  const lease = (await archive.claim(TABLE.code))!;
  await archive.saveTable(TABLE, lease);
  expect(await archive.loadTable(TABLE.code)).toEqual(TABLE);
  expect(await health()).toBe('well');
});

test('after a write that failed it is not, until there is room again, which is tried now and then', async () => {
  const { archive, clock, disk, health, inner } = fragile();
  const lease = (await archive.claim(TABLE.code))!;
  disk.isFull = true;
  await expect(archive.saveTable(TABLE, lease)).rejects.toThrow('full');
  expect(await health()).toBe('not-kept');
  disk.isFull = false;
  const { attempts } = disk;
  for (let asked = 0; asked < 5; asked++) expect(await health()).toBe('not-kept');
  expect(disk.attempts).toBe(attempts);
  clock.pass(2000);
  expect(await health()).toBe('well');
  expect(await inner.deleteExpired({ gatherings: -1, games: -1, records: -1, reports: -1 }, Date.now())).toEqual([]); // Nothing is left of it.
});

test('a write that comes through says so, too', async () => {
  const { archive, disk, health } = fragile();
  const lease = (await archive.claim(TABLE.code))!;
  disk.isFull = true;
  await expect(archive.saveTable(TABLE, lease)).rejects.toThrow('full');
  disk.isFull = false;
  await archive.saveTable(TABLE, lease);
  expect(await health()).toBe('well');
});

test('a lease that has ended is no fault of the archive', async () => {
  const { archive, health } = fragile();
  const lease = (await archive.claim(TABLE.code))!;
  await archive.claim(TABLE.code);
  await expect(archive.saveTable(TABLE, lease)).rejects.toThrow('another process has taken the table');
  expect(await health()).toBe('well');
});

test('one that owes an answer for three seconds is silent, for whoever asks and however often', async () => {
  const { clock, disk, health } = fragile();
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
  const { archive, appends } = fragile();
  const lease = (await archive.claim(TABLE.code))!;
  await archive.append({ lease, match: 'm', version: 0, steps: [] });
  await expect(archive.append({ lease, match: 'm', version: 7, steps: [] })).rejects.toThrow('has 0 steps');
  expect(appends).toEqual([['m', 0]]);
});
