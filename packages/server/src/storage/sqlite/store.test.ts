import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Append } from '../game-storage.ts';
import { openDatabaseInMemory } from '../testing/in-memory.ts';
import { type SqliteStore, sqliteStore } from './store.ts';
import type { StorageRequest } from './worker-request.ts';

const BIG = 'x'.repeat(100_000);
let db: DatabaseSync;
let store: SqliteStore;

beforeEach(() => {
  db = openDatabaseInMemory();
  store = sqliteStore(db);
});

function append(match: string, version: number, intent: string, personId = 'ann'): StorageRequest {
  const step = { kind: 'lot', lot: { chance: 'pick', from: 9, result: 1 } } as const;
  const played = { match, at: version, game: 'some-game', options: {}, seats: 2, people: 2, place: 1, score: 0 };
  const steps: Append['steps'] = [{ step, intent }];
  return ['append', [{ lease: { code: 'ABCD1234', generation: 1 }, match, version, steps, results: [{ personId, played }] }]];
}

const stepsOf = (match: string): StorageRequest => ['steps', [match]];

test('if the disk is full the whole group fails and nothing of it is stored; writing continues once there is space', () => {
  db.exec('PRAGMA max_page_count = 8');
  const failed = { failed: expect.stringContaining('full') };
  expect(store([append('a', 0, '1'), append('b', 0, BIG), ['loadTable', ['c']]])).toEqual([failed, failed, failed]);
  expect(db.isTransaction).toBe(false);
  expect(store([stepsOf('a'), ['resultsOf', ['ann']]])).toEqual([{ value: [] }, { value: [] }]);

  db.exec('PRAGMA max_page_count = 1000');
  expect(store([append('a', 0, '1'), append('b', 0, BIG)])).toEqual([{ value: undefined }, { value: undefined }]);
});

test('a request whose values cannot be stored fails alone, and nothing of it is stored', () => {
  const unfit = append('c', 0, '3', (() => 'no text') as unknown as string);
  expect(store([append('a', 0, '1'), unfit, append('a', 1, '3')])).toEqual([
    { value: undefined },
    { failed: expect.stringContaining('cannot be bound') },
    { value: undefined },
  ]);
  expect(store([stepsOf('a'), stepsOf('c')])).toMatchObject([{ value: [{ intent: '1' }, { intent: '3' }] }, { value: [] }]);
});

test('a table that is damaged in the database fails only the requests that read it', () => {
  db.exec("INSERT INTO tables (code, body, kept, used) VALUES ('TORN0000', '{', 0, 0)");
  expect(store([append('a', 0, '1'), ['loadTable', ['TORN0000']], stepsOf('a')])).toMatchObject([
    { value: undefined },
    { failed: expect.stringContaining('JSON') },
    { value: [{ intent: '1' }] },
  ]);
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
  store([
    ['ownGames', ['ann', query]],
    ['forgetResults', ['ann', 'm']],
    ['addFavourite', ['ann', 'm']],
  ]);
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
  store([['claimEvenings', [0, 1]]]);
  const plans = asked.mock.calls.flatMap(([sql]) => db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  expect(plans.filter(({ detail }) => /^SCAN /.test(`${detail}`))).toEqual([]);
});

test('to forget a person or to delete old data, not all reports or chat messages are read, however many strangers wrote', () => {
  const asked = vi.spyOn(db, 'prepare');
  const terms = { gatherings: 0, games: 0, records: 0, reports: 0, groups: 0, subscriptions: 0 };
  store([
    ['forgetReports', ['ann']],
    ['deleteExpired', [terms, 0]],
  ]);
  const lines = ['a', 'b'].map((key) => ({ id: 1, name: 'Ben', said: { text: key } }));
  const report = { id: 'r', table: 'ABCD1234', at: '', by: 'ann', of: 'ben', name: 'Ben', line: null, lines };
  store([
    ['report', [report]],
    ['forgetReports', ['ann']],
  ]);
  const plans = asked.mock.calls.flatMap(([sql]) =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => `${detail}`),
  );
  expect(plans.filter((detail) => /^SCAN (?:reports|report_lines)/.test(detail))).toEqual([]);
});
