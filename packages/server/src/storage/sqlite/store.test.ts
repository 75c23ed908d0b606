import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Append, OPERATIONS, type OperationName, type StorageInput } from '../game-storage.ts';
import { sqlOperations } from '../sql/sql-operations.ts';
import type { SqlOperations } from '../sql/sql-work.ts';
import { openDatabaseInMemory, openSqliteInMemory } from '../testing/in-memory.ts';
import { SQLITE } from './schema.ts';
import { type SqliteStore, sqliteStore } from './store.ts';
import type { StorageRequest } from './worker-request.ts';

const SQL = sqlOperations(SQLITE);
const DONE = { rows: expect.any(Array) };
const BIG = 'x'.repeat(100_000);
let db: DatabaseSync;
let store: SqliteStore;

beforeEach(() => {
  db = openDatabaseInMemory();
  store = sqliteStore(db);
});

function request<Name extends OperationName>(name: Name, ...input: StorageInput<Name>): StorageRequest {
  const operation: SqlOperations[Name] = SQL[name];
  return [OPERATIONS[name].writes, operation(...input).statements];
}

function append(match: string, version: number, intent: string, personId = 'ann'): StorageRequest {
  const step = { kind: 'lot', lot: { chance: 'pick', from: 9, result: 1 } } as const;
  const played = { match, at: version, game: 'some-game', options: {}, seats: 2, people: 2, place: 1, score: 0 };
  const steps: Append['steps'] = [{ step, intent }];
  const lease = { code: 'ABCD1234', generation: 1 };
  return request('append', { lease, match, version, steps, results: [{ personId, played }] });
}

const stepsOf = (match: string): StorageRequest => request('steps', match);

test('if the disk is full the whole group fails and nothing of it is stored; writing continues once there is space', () => {
  db.exec('PRAGMA max_page_count = 8');
  const failed = { failed: expect.stringContaining('full') };
  expect(store([append('a', 0, '1'), append('b', 0, BIG), request('loadTable', 'c')])).toEqual([failed, failed, failed]);
  expect(db.isTransaction).toBe(false);
  expect(store([stepsOf('a'), request('resultsOf', 'ann')])).toEqual([{ rows: [[]] }, { rows: [[]] }]);

  db.exec('PRAGMA max_page_count = 1000');
  expect(store([append('a', 0, '1'), append('b', 0, BIG)])).toEqual([DONE, DONE]);
});

test('a request whose values cannot be stored, or whose version is wrong, fails alone, and nothing of it is stored', () => {
  const unfit = append('c', 0, '3', (() => 'no text') as unknown as string);
  expect(store([append('a', 0, '1'), unfit, append('a', 2, '2'), append('a', 1, '3')])).toEqual([
    DONE,
    { failed: expect.stringContaining('cannot be bound') },
    { failed: 'match a has 1 steps, not 2' },
    DONE,
  ]);
  expect(store([stepsOf('a'), stepsOf('c')])).toMatchObject([{ rows: [[{ intent: '1' }, { intent: '3' }]] }, { rows: [[]] }]);
});

test('a table that is damaged in the database fails only the requests that read it', async () => {
  db.exec("INSERT INTO tables (code, body, kept, used) VALUES ('TORN0000', '{', 0, 0)");
  await expect(openSqliteInMemory(db).loadTable('TORN0000')).rejects.toThrow('JSON');
  expect(store([append('a', 0, '1'), request('loadTable', 'TORN0000'), stepsOf('a')])).toEqual([DONE, DONE, DONE]);
});

test('if the file is gone, groups fail without an exception', () => {
  db.close();
  expect(store([append('a', 0, '1'), append('b', 0, '1')])).toMatchObject([
    { failed: expect.any(String) },
    { failed: expect.any(String) },
  ]);
});

test('a page of a person’s games reads the rows of this page, and no table as a whole', () => {
  const asked = vi.spyOn(db, 'prepare');
  const query = { game: 'some-game', onlyFavourites: true, after: { at: 1, match: 'm' }, limit: 10 } as const;
  store([request('ownGames', 'ann', query), request('forgetResults', 'ann', 'm'), request('addFavourite', 'ann', 'm')]);
  const plans = asked.mock.calls.flatMap(([sql]) =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => `${detail}`),
  );
  expect(plans.filter((detail) => /^SCAN (?:results|other|records|favourites)/.test(detail))).toEqual([]);
});

test('to look for evenings that begin soon, no others are read', () => {
  const asked = vi.spyOn(db, 'prepare');
  store([request('claimEvenings', 0, 1)]);
  const plans = asked.mock.calls.flatMap(([sql]) => db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  expect(plans.filter(({ detail }) => /^SCAN /.test(`${detail}`))).toEqual([]);
});

test('to forget a person or to delete old data, not all reports or chat messages are read, however many strangers wrote', () => {
  const asked = vi.spyOn(db, 'prepare');
  const terms = { gatherings: 0, games: 0, records: 0, reports: 0, groups: 0, subscriptions: 0 };
  store([request('forgetReports', 'ann'), request('deleteExpired', terms, 0)]);
  const lines = ['a', 'b'].map((key) => ({ id: 1, name: 'Ben', said: { text: key } }));
  const report = { id: 'r', table: 'ABCD1234', at: '', by: 'ann', of: 'ben', name: 'Ben', line: null, lines };
  store([request('report', report), request('forgetReports', 'ann')]);
  const plans = asked.mock.calls.flatMap(([sql]) =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => `${detail}`),
  );
  expect(plans.filter((detail) => /^SCAN (?:reports|report_lines)/.test(detail))).toEqual([]);
});
