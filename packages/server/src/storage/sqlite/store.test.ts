import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { SQLITE_MIGRATIONS } from './database.ts';
import { type Store, sqliteStore } from './store.ts';
import type { StoreRequest } from './worker-request.ts';

const BIG = 'x'.repeat(100_000);
let db: DatabaseSync;
let store: Store;

beforeEach(() => {
  db = new DatabaseSync(':memory:');
  for (const migration of SQLITE_MIGRATIONS) db.exec(migration);
  store = sqliteStore(db);
});

function append(match: string, version: number, body: string): StoreRequest {
  return { ask: 'append', match, version, steps: [{ body, intent: null }], results: [{ person: 'ann', at: version, body }] };
}

test('if the disk is full the whole group fails and nothing of it is stored; writing continues once there is space', () => {
  db.exec('PRAGMA max_page_count = 8');
  const failed = { failed: expect.stringContaining('full') };
  expect(store([append('a', 0, '1'), append('b', 0, BIG), { ask: 'load-table', code: 'c' }])).toEqual([failed, failed, failed]);
  expect(db.isTransaction).toBe(false);
  expect(
    store([
      { ask: 'steps', match: 'a' },
      { ask: 'results-of', person: 'ann' },
    ]),
  ).toEqual([{ value: [] }, { value: [] }]);

  db.exec('PRAGMA max_page_count = 1000');
  expect(store([append('a', 0, '1'), append('b', 0, BIG)])).toEqual([{ value: null }, { value: null }]);
});

test('a writer who is too late fails alone', () => {
  expect(store([append('a', 0, '1'), append('a', 0, '2'), append('a', 1, '3')])).toEqual([
    { value: null },
    { failed: 'match a has 1 steps, not 0' },
    { value: null },
  ]);
  expect(store([{ ask: 'steps', match: 'a' }])).toMatchObject([{ value: [{ body: '1' }, { body: '3' }] }]);
});

test('if the file is gone, groups fail without an exception', () => {
  db.close();
  expect(store([append('a', 0, '1')])).toMatchObject([{ failed: expect.any(String) }]);
});
