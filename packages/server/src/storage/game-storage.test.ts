// Threats (docs/security.md): D13.

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { MAX_GROUP_MEMBERS, MAX_GROUPS, type Webhook } from '@hundredfold/shared/protocol/groups.ts';
import { MAX_FAVOURITES, type OwnGamesRequest } from '@hundredfold/shared/protocol/own-games.ts';
import { testSize } from '@hundredfold/shared/testing/size.ts';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newDataDir } from '../../test/kit/server-process.ts';
import type { Databases } from '../../test/kit/services/postgres.ts';
import { STARTING } from '../../test/kit/services/programs.ts';
import { sharedPostgres } from '../../test/kit/services/shared-services.ts';
import { recordIn, SHORT_RECORD } from '../../test/record-in.ts';
import {
  type Append,
  type GameStorage,
  MAX_LATEST_TABLES,
  MAX_RESULTS,
  MAX_SUBSCRIPTIONS,
  NOTICE_INTERVAL_MS,
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  type StorageInput,
  type StoredResult,
  type StoredStep,
  storageCalls,
} from './game-storage.ts';
import { type Lease, LeaseEnded } from './lease.ts';
import { openPostgres } from './postgres/postgres-storage.ts';
import { MAX_AGE_STEP_MS, MAX_DELETED_AT_ONCE } from './retention.ts';
import { sqlOperations } from './sql/sql-operations.ts';
import type { SqlWork } from './sql/sql-work.ts';
import { SQLITE } from './sqlite/schema.ts';
import { openSqlite } from './sqlite/sqlite-storage.ts';
import { performerOn } from './sqlite/store.ts';
import type { StoredEvening } from './stored-evening.ts';
import type { StoredGroup, StoredMember } from './stored-group.ts';
import { storedPosition } from './stored-position.ts';
import type { Report } from './stored-report.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import type { StoredTable } from './stored-table.ts';
import { openDatabaseInMemory, openSqliteInMemory } from './testing/in-memory.ts';
import { underLease } from './under-lease.ts';

const TABLE: StoredTable = {
  code: 'ABCD1234',
  game: 'some-game',
  options: { target: 10, mode: 'cutthroat' },
  seats: [{ holder: 'person', personId: 'hash', name: 'Ana' }, { holder: 'bot', name: 'Bot 1' }, { holder: 'empty' }],
  host: 'hash',
  open: false,
  freely: null,
  pace: 'normal',
  hints: 'never',
  matchNumber: 0,
  match: null,
};

const RECORD: GameRecord = {
  ...SHORT_RECORD,
  names: [{ name: 'Ada', bot: true }],
  steps: [{ chance: 'pick', from: 4, result: 2 }],
};

const REPORT: Report = {
  id: 'report-1',
  table: TABLE.code,
  at: '2026-11-22T12:00:00.000Z',
  by: 'hash',
  of: 'other hash',
  name: 'Ben',
  line: 2,
  lines: [
    { id: 1, name: 'Ben', said: { phrase: 'hello' } },
    { id: 2, name: 'Ben', said: { text: "it's; DROP TABLE reports" } },
  ],
};

const PHONE = { endpoint: 'https://push.example.net/phone', p256dh: 'point', auth: 'secret' };
const SUBSCRIPTION: StoredSubscription = { ...PHONE, personId: 'hash', kinds: ['turn', 'match'], language: 'en', zone: 'UTC' };

function move(card: string, intent: string | null = null): StoredStep {
  return { step: { kind: 'move', seat: 0, action: { type: 'play', card } }, intent };
}

function result(personId: string, match: string, at = 1): StoredResult {
  return {
    personId,
    played: { match, at, game: 'some-game', options: { mode: "it's" }, seats: 2, people: 2, place: 1, score: -3 },
  };
}

const GROUP: StoredGroup = { id: 'group', linkHash: 'link 1', name: "It's us", setUps: [], lastSetUp: null, changed: null };
const ANN: StoredMember = { personId: 'ann', memberId: 'a', name: 'Ann', seal: 1, since: 1, isMaker: true };
const BEN: StoredMember = { personId: 'ben', memberId: 'b', name: 'Ben', seal: 2, since: 2 };
const WEBHOOK: Webhook = { address: 'https://chat.example.org/hook/1', language: 'de', zone: 'Europe/Berlin' };
const BOX = 'a sealed link';
const PROPOSAL: StoredEvening = { times: [100, 200], by: 'a', fixedBy: null };
const NEW_LINK = { from: 'link 1', to: 'link 2', boxes: [{ personId: 'ann', box: BOX }], without: null, by: 'a', at: 5 };

const INPUTS: { readonly [Name in OperationName]: (lease: Lease) => StorageInput<Name> } = {
  addTable: () => [TABLE],
  saveTable: (lease) => [{ ...TABLE, matchNumber: 7 }, lease],
  addSeenCards: (lease) => [[{ personId: 'cleo', matchNumber: 1, deal: 1 }], lease],
  loadTable: () => [TABLE.code],
  tablesOf: () => ['hash'],
  latestTablesOf: () => ['hash', 0],
  append: (lease) => [{ lease, match: 'new', version: 0, steps: [move('7S')], results: [result('ann', 'new')] }],
  steps: () => ['m'],
  position: () => ['m'],
  stepCount: () => ['m'],
  finish: () => ['m', RECORD, 'public'],
  recordText: () => ['m'],
  resultsOf: () => ['ann'],
  resultsAt: () => ['m'],
  ownGames: () => ['ann', { limit: 10 }],
  forgetResults: () => ['ann'],
  addFavourite: () => ['ann', 'm'],
  removeFavourite: () => ['ann', 'm'],
  report: () => [REPORT],
  reports: () => [],
  forgetReports: () => ['hash'],
  block: () => [{ personId: 'hash', name: 'Ben', at: REPORT.at }],
  unblock: () => ['hash'],
  blocked: () => [],
  addGroup: () => [GROUP, ANN],
  loadGroup: () => [{ id: GROUP.id }, 'ann'],
  groupsOf: () => ['ann'],
  joinGroup: () => [GROUP.id, BEN, GROUP.linkHash],
  saveMember: () => [GROUP.id, ANN],
  addLinkBoxes: () => [GROUP.id, GROUP.linkHash, [{ personId: 'ann', box: BOX }]],
  changeGroup: () => [GROUP.id, { name: 'New' }],
  saveWebhook: () => [GROUP.id, WEBHOOK],
  takeWebhook: () => [GROUP.id, 1],
  changeLink: () => [GROUP.id, NEW_LINK],
  leaveGroups: () => ['ann'],
  deleteGroup: () => [GROUP.id],
  tablesOfGroup: () => [GROUP.id, 0],
  groupResults: () => [GROUP.id, 0],
  pushKey: () => ['key'],
  saveSubscription: () => [SUBSCRIPTION],
  replaceSubscription: () => [SUBSCRIPTION.endpoint, { ...PHONE, endpoint: 'https://push.example.net/new' }],
  removeSubscriptions: () => ['hash'],
  takeNotice: () => ['hash', 'turn', 1],
  loadEvening: () => [GROUP.id],
  proposeEvening: () => [GROUP.id, PROPOSAL, null],
  answerEvening: () => [GROUP.id, { personId: 'ann', at: 100, answer: 'yes' }],
  fixEvening: () => [GROUP.id, PROPOSAL.times, { at: 100, by: 'a' }],
  cancelEvening: () => [GROUP.id, PROPOSAL.times],
  claimEvenings: () => [0, 1],
  touch: () => [[TABLE.code]],
  deleteExpired: () => [{ gatherings: 1, games: 1, records: 1, reports: 1, subscriptions: 1, groups: 1 }, 1],
  dropTable: (lease) => [lease],
  size: () => [],
};

function call<Name extends OperationName>(storage: GameStorage, name: Name, lease: Lease): Promise<unknown> {
  return storage[name](...INPUTS[name](lease));
}

/** A worker thread with a database on a disk, and PostgreSQL, take much time, so the quick run leaves them out. */
const isQuick = testSize === 'quick';
let postgres: Databases | undefined;
beforeAll(async () => {
  if (!isQuick) postgres = await sharedPostgres();
}, STARTING);

interface Opened {
  readonly storage: GameStorage;
  readonly vacuum?: () => Promise<unknown>;
  readonly isShared?: true;
}

async function onDisk(): Promise<Opened> {
  return { storage: await openSqlite(newDataDir()) };
}

/** Empties all tables, as they are in a new database, except for the names of running processes. */
const EMPTY = `
  DO $$ DECLARE filled TEXT; BEGIN
    SELECT string_agg(quote_ident(tablename), ', ') INTO filled FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN ('layout', 'server_age', 'processes');
    EXECUTE 'TRUNCATE ' || filled || ' RESTART IDENTITY';
    UPDATE server_age SET swept = 0, age = 0;
  END $$`;

/** The database of all tests. A new one, and a new storage, would take most of the time of each test. */
let database: { readonly url: string; readonly client: Client } | undefined;
let inDatabase: GameStorage | undefined;
afterAll(async () => {
  await inDatabase?.close();
  await database?.client.end();
});

async function newDatabase() {
  const url = await postgres!.newDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  return { url, client };
}

async function onPostgres(): Promise<Opened> {
  database ??= await newDatabase();
  const { url, client } = database;
  inDatabase ??= await openPostgres(url, { process: 'p1', alone: true, onUsurped: () => undefined });
  const storage = inDatabase;
  await client.query(EMPTY);
  const close = () => {
    inDatabase = undefined;
    return storage.close();
  };
  return { storage: { ...storage, close }, vacuum: () => client.query('VACUUM'), isShared: true };
}

const STORES: readonly (readonly [string, () => Promise<Opened>])[] = [
  ['in memory', async () => ({ storage: openSqliteInMemory() })],
  ...(isQuick
    ? []
    : ([
        ['embedded', onDisk],
        ['on PostgreSQL', onPostgres],
      ] as const)),
];

/**
 * Returns whether a kind has SQL of its own: a database on a disk has that of one in memory, so what takes thousands of rows is left
 * out there.
 */
const hasOwnSql = (kind: string): boolean => kind !== 'embedded';

const called = new Set<string>();

describe.each(STORES)('the storage, %s', (kind, open) => {
  let storage: GameStorage;
  let callWith: (name: OperationName, lease: Lease) => Promise<unknown>;
  let lease: Lease;
  const save = (table: StoredTable) => underLease(storage, table.code, (held) => storage.saveTable(table, held));
  const append = (what: Omit<Append, 'lease'>) => storage.append({ ...what, lease });
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
    storage = storageCalls(Object.keys(opened.storage) as (keyof GameStorage)[], (name, input) => {
      called.add(`${name} ${kind}`);
      return opened.storage[name](...input);
    });
    callWith = (name, lease) => call(opened.storage, name, lease);
    lease = (await storage.claim('PLAYED00'))!;
  });
  afterEach(() => (opened.isShared ? undefined : storage.close().catch(() => {})));

  test('returns a saved table in its last state, and no unsaved one', async () => {
    expect(await storage.loadTable(TABLE.code)).toBeNull();
    await save(TABLE);
    expect(await storage.loadTable(TABLE.code)).toEqual(TABLE);
    const later = { ...TABLE, matchNumber: 1, match: 'm1', open: true };
    await save(later);
    expect(await storage.loadTable(TABLE.code)).toEqual(later);
    expect(await storage.loadTable('abcd1234')).toBeNull();
  });

  test('adds a table only if there is none with its code', async () => {
    expect([await storage.addTable(TABLE), await storage.addTable({ ...TABLE, host: 'other' })]).toEqual([true, false]);
    expect([await storage.loadTable(TABLE.code), await storage.tablesOf('other')]).toEqual([TABLE, []]);
  });

  test('returns the seen cards that were added to a table since it was saved, until it is saved with them or dropped', async () => {
    const sight = (personId: string, deal: number) => ({ personId, matchNumber: 1, deal });
    const seen = [sight('ann', 1), sight('ben', 1)];
    await save({ ...TABLE, seen });
    const own = (await storage.claim(TABLE.code))!;
    await storage.addSeenCards([sight('cleo', 2)], own);
    await storage.addSeenCards([sight('ben', 2), sight('cleo', 3)], own);
    expect((await storage.loadTable(TABLE.code))?.seen).toEqual([sight('ann', 1), sight('ben', 2), sight('cleo', 3)]);
    expect(await storage.tablesOf('cleo')).toEqual([TABLE.code]);
    await storage.saveTable({ ...TABLE, seen }, own);
    expect((await storage.loadTable(TABLE.code))?.seen).toEqual(seen);
    expect(await storage.tablesOf('cleo')).toEqual([]);
    await storage.addSeenCards([sight('cleo', 2)], own);
    const later = (await storage.claim(TABLE.code))!;
    await expect(storage.addSeenCards([sight('dan', 2)], own)).rejects.toThrow(LeaseEnded);
    await storage.dropTable(later);
    await save(TABLE);
    expect(await storage.loadTable(TABLE.code)).toEqual(TABLE);
    expect(await storage.tablesOf('cleo')).toEqual([]);
  });

  test('finds the tables at which a person has a seat or is the host, as they were last saved', async () => {
    await save(TABLE);
    await save({ ...TABLE, code: 'WXYZ1234', seats: [{ holder: 'empty' }] });
    await save({ ...TABLE, code: 'KLMN1234', host: 'other' });
    await save({ ...TABLE, code: 'PQRS1234', host: null, seats: [{ holder: 'bot', name: 'hash' }] });
    expect((await storage.tablesOf('hash')).toSorted()).toEqual(['ABCD1234', 'KLMN1234', 'WXYZ1234']);
    expect(await storage.tablesOf('other')).toEqual(['KLMN1234']);
    await save({ ...TABLE, host: null, seats: [{ holder: 'empty' }] });
    expect((await storage.tablesOf('hash')).toSorted()).toEqual(['KLMN1234', 'WXYZ1234']);
    expect(await storage.tablesOf('nobody')).toEqual([]);
  });

  test('finds the tables that were saved since a given time, the latest first, up to a limit', async () => {
    const before = Date.now() - 1;
    const codes = Array.from({ length: MAX_LATEST_TABLES + 1 }, (_, number) => `CODE${1000 + number}`);
    for (const code of codes) {
      await save({ ...TABLE, code });
      await sleep(2); // Two tables must not be saved in the same millisecond.
    }
    await save({ ...TABLE, code: 'KLMN1234', seats: [], host: 'other' });
    expect(await storage.latestTablesOf('hash', before)).toEqual(codes.toReversed().slice(0, MAX_LATEST_TABLES));
    expect(await storage.latestTablesOf('hash', Date.now() + 1)).toEqual([]);
    expect(await storage.latestTablesOf('nobody', before)).toEqual([]);
  });

  test('returns the steps of a match in order, with the ids of their intents', async () => {
    expect(await storage.steps('m')).toEqual([]);
    await append({ match: 'm', version: 0, steps: [move('7S', 'intent-1'), move('8S')] });
    await append({ match: 'm', version: 2, steps: [] });
    await append({ match: 'other', version: 0, steps: [move('QC')] });
    await append({ match: 'm', version: 2, steps: [move('9S', "it's; DROP TABLE steps")] });
    expect(await storage.steps('m')).toEqual([move('7S', 'intent-1'), move('8S'), move('9S', "it's; DROP TABLE steps")]);
    expect(await storage.steps('m', 1, 1)).toEqual([move('8S')]);
    expect(await storage.steps('m', 2, 5)).toHaveLength(1);
    expect(await storage.steps('m', 3)).toEqual([]);
    expect([await storage.stepCount('m'), await storage.stepCount('none')]).toEqual([3, 0]);
  });

  test('returns the last position that was stored with steps, and none of an append that was rejected', async () => {
    const start = newOngoingMatch('m', startMatch(modFour, defaultOptions(modFour.options), 4));
    const at = (version: number) => storedPosition({ ...start, match: { ...start.match, version } });
    await append({ match: 'm', version: 0, steps: [move('7S')] });
    expect([await storage.position('m'), await storage.position('none')]).toEqual([null, null]);
    await append({ match: 'm', version: 1, steps: [move('8S')], position: at(1) });
    await append({ match: 'm', version: 2, steps: [move('9S')] });
    expect(await storage.position('m')).toEqual(at(1));
    await expect(append({ match: 'm', version: 2, steps: [move('AS')], position: at(2) })).rejects.toThrow('has 3 steps');
    await append({ match: 'm', version: 3, steps: [move('QS')], position: at(3) });
    expect(await storage.position('m')).toEqual(at(3));
  });

  test.each([
    ['a version that is taken', 1],
    ['the start once more', 0],
    ['a version beyond the next', 3],
  ])('rejects an append at %s, and changes nothing', async (_, version) => {
    await append({ match: 'm', version: 0, steps: [move('7S'), move('8S')] });
    await expect(append({ match: 'm', version, steps: [move('AS'), move('2S')] })).rejects.toThrow('has 2 steps');
    expect(await storage.steps('m')).toEqual([move('7S'), move('8S')]);
  });

  test('accepts a match that begins without steps, and the other writes of its moment', async () => {
    await append({ match: 'm', version: 0, steps: [] });
    expect(await storage.steps('m')).toEqual([]);
    await Promise.all([
      append({ match: 'm', version: 0, steps: [move('7S')] }),
      append({ match: 'other', version: 0, steps: [move('9S')] }),
    ]);
    expect([await storage.steps('m'), await storage.steps('other')]).toEqual([[move('7S')], [move('9S')]]);
  });

  test('stores the results of each person with the last steps of a match, and returns the latest first', async () => {
    expect(await storage.resultsOf('ann')).toEqual([]);
    await append({ match: 'm', version: 0, steps: [move('7S')] });
    await append({ match: 'm', version: 1, steps: [move('8S')], results: [result('ben', 'm'), result('ann', 'm')] });
    await append({ match: 'n', version: 0, steps: [move('7S')], results: [result('ann', 'n', 2)] });
    await append({ match: 'o', version: 0, steps: [move('7S')], results: [result('cleo', 'o', 3)] });
    expect(await storage.resultsOf('ann')).toEqual([result('ann', 'n', 2).played, result('ann', 'm').played]);
    expect(await storage.resultsOf('ben')).toEqual([result('ben', 'm').played]);
    expect(await storage.resultsAt('m')).toEqual([result('ann', 'm'), result('ben', 'm')]);
    expect(await storage.resultsAt('none')).toEqual([]);
  });

  test('stores the player with a result, and returns the results of a person without it', async () => {
    const named = { ...result('ann', 'm'), player: { seat: 1, name: 'Ann' } };
    await append({ match: 'm', version: 0, steps: [move('7S')], results: [named, result('ben', 'm')] });
    expect(await storage.resultsAt('m')).toEqual([named, result('ben', 'm')]);
    expect(await storage.resultsOf('ann')).toEqual([named.played]);
    await storage.forgetResults('ann');
    expect(await storage.resultsAt('m')).toEqual([result('ben', 'm')]);
  });

  test('stores no result if the steps are rejected, and none twice', async () => {
    await append({ match: 'm', version: 0, steps: [move('7S')], results: [result('ann', 'm')] });
    await expect(
      append({ match: 'm', version: 0, steps: [move('7S')], results: [result('ann', 'm', 5), result('ben', 'm', 5)] }),
    ).rejects.toThrow('has 1 steps');
    const ended = (await storage.claim(TABLE.code))!;
    await storage.claim(TABLE.code);
    const late = { lease: ended, match: 'late', version: 0, steps: [move('9S')], results: [result('ann', 'late')] };
    await expect(storage.append(late)).rejects.toThrow(LeaseEnded);
    expect(await storage.resultsOf('ann')).toEqual([result('ann', 'm').played]);
    expect(await storage.resultsOf('ben')).toEqual([]);
  });

  describe('the games of a person', () => {
    async function end(match: string, at: number, people: readonly string[], game = 'some-game'): Promise<void> {
      const results = people.map((personId, seat) => {
        const { played } = result(personId, match, at);
        return { personId, played: { ...played, game }, player: { seat, name: `${personId}’s name` } };
      });
      await append({ match, version: 0, steps: [move('7S')], results });
    }
    const matches = async (...query: StorageInput<'ownGames'>) =>
      (await storage.ownGames(...query)).map(({ played }) => played.match);

    test('are listed with the names of the others, their records and favourites, the latest first', async () => {
      await end('m', 1, ['ann', 'ben', 'cleo']);
      await end('n', 2, ['ben', 'ann']);
      await end('o', 3, ['ben']);
      await storage.finish('m', RECORD, 'public');
      await storage.addFavourite('ann', 'm');
      const played = (match: string, at: number) => result('ann', match, at).played;
      expect(await storage.ownGames('ann', { limit: 10 })).toEqual([
        { played: played('n', 2), seat: 1, others: ['ben’s name'], isFavourite: false, hasRecord: false },
        { played: played('m', 1), seat: 0, others: ['ben’s name', 'cleo’s name'], isFavourite: true, hasRecord: true },
      ]);
      const [, , last] = await storage.ownGames('ben', { limit: 10 });
      expect(last).toMatchObject({ seat: 1, others: ['ann’s name', 'cleo’s name'], isFavourite: false, hasRecord: true });
      expect(await storage.ownGames('nobody', { limit: 10 })).toEqual([]);
    });

    test('name nobody of whom no name is stored, and have no seat then', async () => {
      await append({ match: 'm', version: 0, steps: [move('7S')], results: [result('ann', 'm'), result('ben', 'm')] });
      expect(await storage.ownGames('ann', { limit: 10 })).toMatchObject([{ seat: null, others: [] }]);
    });

    test('are listed in parts, also if several ended in the same millisecond, and by game or favourites', async () => {
      for (const [index, at] of [5, 5, 4, 5, 9].entries())
        await end(`m${index}`, at, ['ann'], index === 2 ? 'other' : 'some-game');
      const all = ['m4', 'm0', 'm1', 'm3', 'm2'];
      expect(await matches('ann', { limit: 10 })).toEqual(all);
      const listed: string[] = [];
      for (let after: OwnGamesRequest['after']; ; ) {
        const [next] = await storage.ownGames('ann', { limit: 1, ...(after && { after }) });
        if (next === undefined) break;
        after = { at: next.played.at, match: next.played.match };
        listed.push(next.played.match);
      }
      expect(listed).toEqual(all);
      for (const match of all) await storage.finish(match, RECORD, 'public');
      await storage.addFavourite('ann', 'm3');
      await storage.addFavourite('ann', 'm2');
      expect(await matches('ann', { limit: 10, onlyFavourites: true })).toEqual(['m3', 'm2']);
      expect(await matches('ann', { limit: 10, game: 'other' })).toEqual(['m2']);
      expect(await matches('ann', { limit: 1, game: 'some-game', after: { at: 5, match: 'm0' } })).toEqual(['m1']);
    });

    test('become favourites of their players only, as long as there is a record', async () => {
      await end('m', 1, ['ann', 'ben']);
      expect(await storage.addFavourite('ann', 'm')).toBe('missing');
      await storage.finish('m', RECORD, 'public');
      expect(await storage.addFavourite('cleo', 'm')).toBe('missing');
      expect(await storage.addFavourite('ann', 'none')).toBe('missing');
      expect(await storage.addFavourite('ann', 'm')).toBe('added');
      expect(await storage.addFavourite('ann', 'm')).toBe('added');
      expect(await matches('ann', { limit: 10, onlyFavourites: true })).toEqual(['m']);
      expect(await matches('ben', { limit: 10, onlyFavourites: true })).toEqual([]);
      await storage.removeFavourite('ben', 'm');
      expect(await matches('ann', { limit: 10, onlyFavourites: true })).toEqual(['m']);
      await storage.removeFavourite('ann', 'm');
      expect(await matches('ann', { limit: 10, onlyFavourites: true })).toEqual([]);
      expect(await matches('ann', { limit: 10 })).toEqual(['m']);
    });

    test.runIf(hasOwnSql(kind))('can be favourites up to a limit, which removing one makes room in', async () => {
      const all = Array.from({ length: MAX_FAVOURITES + 1 }, (_, number) => `m${number}`);
      await Promise.all(all.map((match, at) => end(match, at, ['ann'])));
      await Promise.all(all.map((match) => storage.finish(match, RECORD, 'public')));
      const [last = '', ...most] = all.toReversed();
      const added = await Promise.all(most.map((match) => storage.addFavourite('ann', match)));
      expect(new Set(added)).toEqual(new Set(['added']));
      expect(await storage.addFavourite('ann', last)).toBe('full');
      expect(await storage.addFavourite('ann', most[0]!)).toBe('added');
      await storage.removeFavourite('ann', most[0]!);
      expect(await storage.addFavourite('ann', last)).toBe('added');
      expect(await matches('ann', { limit: 1000, onlyFavourites: true })).toHaveLength(MAX_FAVOURITES);
    });

    test('are forgotten one by one or all at once, with their favourites, and others keep theirs', async () => {
      for (const match of ['m', 'n']) {
        await end(match, 1, ['ann', 'ben']);
        await storage.finish(match, RECORD, 'public');
        for (const person of ['ann', 'ben']) await storage.addFavourite(person, match);
      }
      await storage.forgetResults('ann', 'm');
      await storage.forgetResults('ann', 'none');
      expect(await matches('ann', { limit: 10 })).toEqual(['n']);
      expect(await storage.resultsAt('m')).toMatchObject([{ personId: 'ben' }]);
      expect(await storage.ownGames('ben', { limit: 10 })).toMatchObject([
        { others: [], isFavourite: true },
        { others: ['ann’s name'] },
      ]);
      await storage.forgetResults('ben');
      expect(await matches('ben', { limit: 10 })).toEqual([]);
      expect(await matches('ann', { limit: 10, onlyFavourites: true })).toEqual(['n']);
      // Someone who was forgotten and plays on has no favourite of before.
      await end('m2', 2, ['ben']);
      expect(await matches('ben', { limit: 10, onlyFavourites: true })).toEqual([]);
    });

    test.runIf(hasOwnSql(kind))('are limited, the oldest go first, and favourites stay', async () => {
      await end('kept', 0, ['ann', 'ben']);
      await storage.finish('kept', RECORD, 'public');
      await storage.addFavourite('ann', 'kept');
      const more = Array.from({ length: MAX_RESULTS + 1 }, (_, number) => `m${number}`);
      for (let from = 0; from < more.length; from += 100) {
        await Promise.all(more.slice(from, from + 100).map((match, index) => end(match, 1 + from + index, ['ann'])));
      }
      await end('last', 10_000, ['ann']);
      const listed = await matches('ann', { limit: 3000 });
      expect(listed).toEqual(['last', ...more.slice(1 - MAX_RESULTS).toReversed(), 'kept']);
      expect(await matches('ben', { limit: 10 })).toEqual(['kept']);
    });
  });

  test('accepts writes under the latest lease of a table only', async () => {
    const first = (await storage.claim(TABLE.code))!;
    await storage.saveTable(TABLE, first);
    await storage.append({ lease: first, match: 'm', version: 0, steps: [move('7S')] });
    const second = (await storage.claim(TABLE.code))!;
    for (const name of OPERATION_NAMES.filter((each) => OPERATIONS[each].lease !== undefined)) {
      await expect(callWith(name, first), name).rejects.toThrow(LeaseEnded);
    }
    expect(await storage.ended([first, second, { code: 'NOBODY00', generation: 1 }])).toEqual([TABLE.code, 'NOBODY00']);
    expect(await storage.ended([second])).toEqual([]);
    await storage.release(first);
    await storage.append({ lease: second, match: 'm', version: 1, steps: [move('9S')] });
    expect(await storage.loadTable(TABLE.code)).toEqual(TABLE);
    expect(await storage.steps('m')).toEqual([move('7S'), move('9S')]);
    expect(await storage.steps('new')).toEqual([]);
    await storage.release(second);
    await expect(storage.saveTable(TABLE, second)).rejects.toThrow(LeaseEnded);
    expect((await storage.claim(TABLE.code))!.generation).toBeGreaterThan(second.generation);
  });

  test('returns no other holder for a table, whether it is held here, released or never held', async () => {
    const held = (await storage.claim(TABLE.code))!;
    expect(await storage.holderOf(TABLE.code)).toBeNull();
    await storage.release(held);
    expect(await storage.holderOf(TABLE.code)).toBeNull();
    expect(await storage.holderOf('NOTHERE0')).toBeNull();
  });

  test('accepts the other writes if one of several simultaneous writes fails', async () => {
    const ended = (await storage.claim(TABLE.code))!;
    await storage.claim(TABLE.code);
    await append({ match: 'm', version: 0, steps: [move('7S')] });
    const outcomes = await Promise.allSettled([
      append({ match: 'm', version: 0, steps: [move('8S')] }),
      storage.append({ lease: ended, match: 'late', version: 0, steps: [move('9S')] }),
      append({ match: 'other', version: 0, steps: [move('QC')] }),
      append({ match: 'm', version: 1, steps: [move('KC')] }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
    expect(outcomes[0]).toMatchObject({ reason: { message: 'match m has 1 steps, not 0' } });
    expect(outcomes[1]).toMatchObject({ reason: { name: 'LeaseEnded' } });
    expect(await storage.steps('m')).toEqual([move('7S'), move('KC')]);
    expect(await storage.steps('late')).toEqual([]);
    expect(await storage.steps('other')).toEqual([move('QC')]);
  });

  describe('cleanup', () => {
    const MINUTE = 60_000;
    const TERMS = {
      gatherings: 60 * MINUTE,
      games: 100 * MINUTE,
      records: 200 * MINUTE,
      reports: 300 * MINUTE,
      groups: 400 * MINUTE,
      subscriptions: 100 * MINUTE,
    };
    const NOTHING = { tables: [], isMore: false };
    let now: number;

    beforeEach(async () => {
      now = Date.now();
      await storage.deleteExpired(TERMS, now);
    });

    async function pass(minutes: number): Promise<readonly string[]> {
      let left: readonly string[] = [];
      for (let passed = 0; passed < minutes; passed += 10) {
        now += 10 * MINUTE;
        ({ tables: left } = await storage.deleteExpired(TERMS, now));
      }
      return left.toSorted();
    }

    async function game(code: string, match: string): Promise<void> {
      const held = (await storage.claim(code))!;
      await storage.append({ lease: held, match, version: 0, steps: [move('7S')] });
      await storage.saveTable({ ...TABLE, code, match }, held);
      await storage.release(held);
    }

    test('says that more may be left of what reached its maximum', async () => {
      const matches = Array.from({ length: MAX_DELETED_AT_ONCE + 1 }, (_, number) => `m${number}`);
      await Promise.all(matches.map((match) => storage.finish(match, RECORD, 'public')));
      const terms = { ...TERMS, records: -1 };
      expect(await storage.deleteExpired(terms, now)).toEqual({ tables: [], isMore: true });
      expect(await storage.deleteExpired(terms, now)).toEqual(NOTHING);
    });

    test('returns tables that are unused, each kind after its own time', async () => {
      await save(TABLE);
      await game('GAME0000', 'm1');
      expect(await pass(60)).toEqual([]);
      expect(await pass(10)).toEqual([TABLE.code]);
      await storage.touch([TABLE.code, 'NOTHERE0']);
      expect(await pass(30)).toEqual([]);
      expect(await pass(10)).toEqual(['GAME0000']);
      expect(await storage.loadTable('GAME0000')).not.toBeNull();
      expect(await storage.steps('m1')).toHaveLength(1);
      await save({ ...TABLE, code: 'GAME0000', match: 'm1', matchNumber: 2 });
      expect(await pass(30)).toEqual([TABLE.code]);
    });

    test('keeps a table whose host chooses the next game as long as one with a game', async () => {
      await save({ ...TABLE, match: null, matchNumber: 1 });
      expect(await pass(100)).toEqual([]);
      expect(await pass(10)).toEqual([TABLE.code]);
    });

    test('deletes a group that was unused for too long, with everything in it', async () => {
      await storage.addGroup(GROUP, ANN);
      await pass(390);
      await storage.joinGroup('group', BEN, null);
      await pass(390);
      expect(await storage.loadGroup({ id: 'group' }, 'ann')).toMatchObject({ unusedMs: 390 * MINUTE });
      await append({ match: 'm1', version: 0, steps: [move('7S')], results: [result('ann', 'm1')], group: 'group' });
      await pass(400);
      expect(await storage.groupsOf('ann')).toEqual(['group']);
      await pass(10);
      expect([await storage.groupsOf('ann'), (await storage.groupResults('group', 0)).latest]).toEqual([[], []]);
    });

    test('counts no time in which the server was stopped, or by which the clock was set', async () => {
      await save(TABLE);
      await game('GAME0000', 'm1');
      now += 400 * 24 * 60 * MINUTE;
      expect(await storage.deleteExpired(TERMS, now)).toEqual(NOTHING);
      now -= 800 * 24 * 60 * MINUTE;
      expect(await storage.deleteExpired(TERMS, now)).toEqual(NOTHING);
      expect(await pass(40)).toEqual([]);
      expect(MAX_AGE_STEP_MS).toBe(20 * MINUTE);
      expect(await pass(10)).toEqual([TABLE.code]);
    });

    test('removes a dropped table with its match and its people, and keeps its records', async () => {
      await game('GAME0000', 'm1');
      await storage.finish('m1', RECORD, 'public');
      await storage.dropTable((await storage.claim('GAME0000'))!);
      expect(await storage.loadTable('GAME0000')).toBeNull();
      expect(await storage.steps('m1')).toEqual([]);
      expect(await storage.tablesOf('hash')).toEqual([]);
      expect(await recordIn(storage, 'm1')).toEqual(RECORD);
      await game('GAME0000', 'm1');
      expect(await storage.steps('m1')).toHaveLength(1);
    });

    test('deletes the steps of a match that no table plays any more, no others, and no results', async () => {
      await game('GAME0000', 'm1');
      await append({ match: 'm1', version: 1, steps: [], results: [result('ann', 'm1')] });
      await game('GAME0000', 'm2');
      await pass(60);
      expect(await storage.steps('m1')).toHaveLength(1);
      await pass(10);
      expect(await storage.steps('m1')).toEqual([]);
      expect(await storage.steps('m2')).toHaveLength(1);
      expect(await storage.resultsOf('ann')).toHaveLength(1);
    });

    test('keeps the steps from which the match of a table will go on, and removes them with the table', async () => {
      await append({ match: 'm1', version: 0, steps: [move('7S')] });
      await save({ ...TABLE, playedOn: { turn: 1, rules: 1, match: 'm1' } });
      await pass(70);
      expect(await storage.steps('m1')).toHaveLength(1);
      await storage.dropTable((await storage.claim(TABLE.code))!);
      expect(await storage.steps('m1')).toEqual([]);
    });

    test('deletes old records and reports, and keeps the others', async () => {
      await storage.finish('m1', RECORD, 'public');
      await storage.report(REPORT);
      await pass(100);
      await storage.finish('m2', RECORD, 'public');
      await storage.report({ ...REPORT, id: 'report-2' });
      await pass(100);
      expect(await recordIn(storage, 'm1')).toEqual(RECORD);
      await pass(10);
      expect(await recordIn(storage, 'm1')).toBeNull();
      expect(await recordIn(storage, 'm2')).toEqual(RECORD);
      expect(await storage.reports()).toHaveLength(2);
      await pass(100);
      expect((await storage.reports()).map(({ id }) => id)).toEqual(['report-2']);
    });

    test('deletes subscriptions of browsers that were not here for long', async () => {
      await storage.saveSubscription(SUBSCRIPTION);
      await storage.saveSubscription({ ...SUBSCRIPTION, endpoint: 'https://push.example.net/renewed' });
      await pass(100);
      await storage.saveSubscription({ ...SUBSCRIPTION, endpoint: 'https://push.example.net/renewed' });
      await pass(10);
      expect(await storage.takeNotice('hash', 'turn', now)).toMatchObject([{ endpoint: 'https://push.example.net/renewed' }]);
    });

    test('deletes no record that is a favourite of someone, and others', async () => {
      const results = [result('ann', 'm1'), result('ben', 'm1')];
      await append({ match: 'm1', version: 0, steps: [move('7S')], results });
      await storage.finish('m1', RECORD, 'public');
      await storage.finish('m2', RECORD, 'public');
      for (const person of ['ann', 'ben']) await storage.addFavourite(person, 'm1');
      await pass(500);
      expect(await recordIn(storage, 'm1')).toEqual(RECORD);
      expect(await recordIn(storage, 'm2')).toBeNull();
      await storage.removeFavourite('ann', 'm1');
      await pass(300);
      expect(await recordIn(storage, 'm1')).toEqual(RECORD);
    });

    test.each<[string, () => Promise<unknown>]>([
      ['removes the favourite', () => storage.removeFavourite('ann', 'm1')],
      ['deletes the game', () => storage.forgetResults('ann', 'm1')],
      ['is forgotten', () => storage.forgetResults('ann')],
    ])('keeps a record for the whole time after its only fan %s', async (_, end) => {
      await append({ match: 'm1', version: 0, steps: [move('7S')], results: [result('ann', 'm1')] });
      await storage.finish('m1', RECORD, 'public');
      await pass(150);
      await storage.addFavourite('ann', 'm1');
      await pass(190); // Since the record was last used, the time is nearly over.
      await end();
      await pass(200);
      expect(await recordIn(storage, 'm1')).toEqual(RECORD);
      await pass(10);
      expect(await recordIn(storage, 'm1')).toBeNull();
    });

    test.runIf(hasOwnSql(kind))('gets past any number of favourites to the records that it has to delete', async () => {
      const fans = Array.from({ length: 3 }, (_, number) => `fan ${number}`);
      for (const [index, fan] of fans.entries()) {
        const matches = Array.from({ length: 100 }, (_, number) => `kept ${index} ${number}`);
        const results = (match: string) => [result(fan, match)];
        await Promise.all(matches.map((match) => append({ match, version: 0, steps: [move('7S')], results: results(match) })));
        await Promise.all(matches.map((match) => storage.finish(match, RECORD, 'public')));
        await Promise.all(matches.map((match) => storage.addFavourite(fan, match)));
      }
      await storage.finish('old', RECORD, 'public');
      await pass(240);
      expect(await recordIn(storage, 'old')).toBeNull();
      expect(await recordIn(storage, 'kept 0 0')).toEqual(RECORD);
      expect(await recordIn(storage, 'kept 2 99')).toEqual(RECORD);
    });

    test('deletes what takes space: the size grows with the data, but not for ever', async () => {
      const fill = (match: string) =>
        Promise.all(
          Array.from({ length: 200 }, (_, version) => append({ match, version, steps: [move('7S', 'x'.repeat(500))] })),
        );
      await opened.vacuum?.(); // The first one writes maps of all tables, which stay.
      const before = await storage.size();
      await fill('m');
      const full = await storage.size();
      expect(full).toBeGreaterThan(before + 100_000);
      await pass(70);
      await opened.vacuum?.();
      await fill('n');
      expect(await storage.size()).toBeLessThan(full + 50_000);
    });
  });

  describe('of groups', () => {
    const byId = { id: GROUP.id };
    const byLink = (linkHash: string) => ({ linkHash });
    const members = async () => (await storage.loadGroup(byId, 'ann'))?.members.map(({ personId }) => personId);
    beforeEach(async () => {
      expect(await storage.addGroup(GROUP, ANN)).toBe(true);
    });

    test('shows a group to who has its link, and by its id to members alone', async () => {
      expect(await storage.loadGroup(byLink('link 1'), 'eve')).toEqual({
        ...GROUP,
        unusedMs: 0,
        webhook: null,
        members: [{ ...ANN, box: null }],
      });
      expect(await storage.loadGroup(byId, 'ann')).toEqual(await storage.loadGroup(byLink('link 1'), null));
      for (const by of [byId, byLink('link 2'), byLink('group'), { id: 'link 1' }])
        expect(await storage.loadGroup(by, 'eve')).toBeNull();
      expect([await storage.groupsOf('ann'), await storage.groupsOf('eve')]).toEqual([['group'], []]);
    });

    test('takes a person once, with an open place in the group and one of theirs', async () => {
      expect(await storage.joinGroup('group', BEN, 'link 1')).toBe('joined');
      expect(await storage.joinGroup('group', { ...BEN, name: 'Benny' }, null)).toBe('joined');
      expect(await storage.joinGroup('none', BEN, 'link 1')).toBe('no-group');
      expect(await storage.joinGroup('group', { ...BEN, personId: 'eve' }, 'link 2')).toBe('no-group');
      await storage.saveMember('group', { ...BEN, name: 'Benny' });
      expect((await storage.loadGroup(byId, 'ben'))?.members).toEqual([
        { ...ANN, box: null },
        { ...BEN, name: 'Benny', box: null },
      ]);
      for (let more = 1; more < MAX_GROUPS; more++)
        expect(await storage.addGroup({ ...GROUP, id: `g${more}`, linkHash: `l${more}` }, BEN)).toBe(true);
      expect(await storage.addGroup({ ...GROUP, id: 'more', linkHash: 'more' }, BEN)).toBe(false);
      expect(await storage.groupsOf('ben')).toHaveLength(MAX_GROUPS);
      await storage.leaveGroups('ben', 'group');
      expect(await storage.addGroup({ ...GROUP, id: 'more', linkHash: 'more' }, BEN)).toBe(true);
      expect(await storage.joinGroup('group', BEN, 'link 1')).toBe('groups-full');
      for (let more = 1; more < MAX_GROUP_MEMBERS; more++)
        await storage.joinGroup('group', { ...BEN, personId: `p${more}`, memberId: `m${more}` }, null);
      expect(await storage.joinGroup('group', { ...BEN, personId: 'eve' }, 'link 1')).toBe('group-full');
    });

    test('ends a link for all but members, gives them the new one, and lets the removed come back over it alone', async () => {
      await storage.joinGroup('group', BEN, 'link 1');
      await storage.addLinkBoxes('group', 'link 1', [{ personId: 'ben', box: BOX }]);
      await storage.addLinkBoxes('group', 'link 0', [{ personId: 'ann', box: BOX }]);
      expect((await storage.loadGroup(byId, 'ann'))?.members.map(({ box }) => box)).toEqual([null, BOX]);
      expect(await storage.changeLink('group', NEW_LINK)).toBe(true);
      expect(await storage.changeLink('group', { ...NEW_LINK, to: 'link 3', without: 'ann' })).toBe(false);
      const changed = await storage.loadGroup(byLink('link 1'), 'ben');
      expect([changed?.linkHash, changed?.changed]).toEqual(['link 2', { by: 'a', at: 5 }]);
      expect(changed?.members.map(({ box }) => box)).toEqual([BOX, null]);
      expect(await storage.loadGroup(byLink('link 1'), 'eve')).toBeNull();
      await storage.changeLink('group', { ...NEW_LINK, from: 'link 2', to: 'link 3', without: 'ben' });
      for (const by of [byId, byLink('link 1'), byLink('link 2')]) expect(await storage.loadGroup(by, 'ben')).toBeNull();
      expect([await members(), await storage.groupsOf('ben')]).toEqual([['ann'], []]);
      expect(await storage.joinGroup('group', BEN, 'link 2')).toBe('no-group');
      await storage.joinGroup('group', BEN, null);
      expect(await members()).toEqual(['ann']);
      expect(await storage.joinGroup('group', BEN, 'link 3')).toBe('joined');
      expect(await members()).toEqual(['ann', 'ben']);
    });

    test('ends with its last member, or when it is deleted', async () => {
      const setUps = [{ name: 'Fast', table: { game: 'some-game', options: {} } }];
      await storage.changeGroup('group', { name: 'New', setUps });
      await storage.changeGroup('group', { lastSetUp: { game: 'some-game', options: {} } });
      expect(await storage.loadGroup(byId, 'ann')).toMatchObject({
        name: 'New',
        setUps,
        lastSetUp: { game: 'some-game', options: {} },
      });
      await storage.joinGroup('group', BEN, null);
      await storage.leaveGroups('ann');
      expect((await storage.loadGroup(byId, 'ben'))?.members).toEqual([{ ...BEN, box: null }]);
      await storage.leaveGroups('ben');
      expect(await storage.loadGroup(byLink('link 1'), null)).toBeNull();
      await storage.addGroup(GROUP, ANN);
      await storage.joinGroup('group', BEN, null);
      await storage.deleteGroup('group');
      expect([await storage.loadGroup(byId, 'ben'), await storage.groupsOf('ben')]).toEqual([null, []]);
    });

    test('has one evening at a time, which one change of several at the same moment fixes or replaces', async () => {
      expect(await storage.loadEvening('group')).toBeNull();
      const other = { ...PROPOSAL, times: [300] };
      const propose = (evening: StoredEvening, past: readonly number[] | null) => storage.proposeEvening('group', evening, past);
      const proposed = await Promise.all([propose(PROPOSAL, null), propose(PROPOSAL, null)]);
      expect(proposed.toSorted()).toEqual([false, true]);
      expect(await storage.proposeEvening('no such group', PROPOSAL, null)).toBe(false);
      expect(await propose(other, [100])).toBe(false);
      const fix = (at: number, by: string) => storage.fixEvening('group', PROPOSAL.times, { at, by });
      expect((await Promise.all([fix(100, 'a'), fix(200, 'b')])).toSorted()).toEqual([false, true]);
      const fixed = (await storage.loadEvening('group'))!;
      expect([[100], [200]]).toContainEqual(fixed.times);
      await storage.cancelEvening('group', PROPOSAL.times);
      expect(await storage.loadEvening('group')).toEqual({ ...fixed, by: 'a', answers: [] });
      expect(await propose(other, fixed.times)).toBe(true);
      await storage.cancelEvening('group', other.times);
      expect(await storage.loadEvening('group')).toBeNull();
    });

    test('keeps all answers to its evening that come at the same moment, as long as their members stay', async () => {
      await storage.joinGroup('group', BEN, null);
      const answer = (personId: string, at: number, said: 'yes' | 'maybe' | 'no') =>
        storage.answerEvening('group', { personId, at, answer: said });
      await answer('ann', 100, 'yes');
      expect(await storage.loadEvening('group')).toBeNull();
      await storage.proposeEvening('group', PROPOSAL, null);
      await Promise.all([
        answer('ann', 100, 'no'),
        answer('ann', 200, 'yes'),
        answer('ben', 100, 'maybe'),
        answer('eve', 100, 'no'),
      ]);
      await answer('ann', 100, 'yes');
      const answers = async () =>
        (await storage.loadEvening('group'))?.answers.map(({ personId, at, answer: said }) => [personId, at, said]);
      expect((await answers())?.toSorted()).toEqual([
        ['ann', 100, 'yes'],
        ['ann', 200, 'yes'],
        ['ben', 100, 'maybe'],
      ]);
      await storage.changeLink('group', { ...NEW_LINK, without: 'ben' });
      expect(await answers()).toHaveLength(2);
      await storage.joinGroup('group', BEN, 'link 2');
      await answer('ben', 200, 'no');
      await storage.leaveGroups('ann');
      expect(await answers()).toEqual([['ben', 200, 'no']]);
    });

    test('is claimed once before a fixed evening, for its members who have not said no', async () => {
      await storage.joinGroup('group', BEN, null);
      await storage.joinGroup('group', { ...BEN, personId: 'cleo', memberId: 'c' }, null);
      await storage.proposeEvening('group', PROPOSAL, null);
      await storage.answerEvening('group', { personId: 'ben', at: 100, answer: 'no' });
      await storage.answerEvening('group', { personId: 'cleo', at: 200, answer: 'no' });
      expect(await storage.claimEvenings(0, 1000)).toEqual([]);
      await storage.fixEvening('group', PROPOSAL.times, { at: 100, by: 'a' });
      expect([await storage.claimEvenings(0, 99), await storage.claimEvenings(100, 200)]).toEqual([[], []]);
      const claims = await Promise.all([storage.claimEvenings(99, 100), storage.claimEvenings(99, 100)]);
      expect(claims.flat()).toEqual([{ group: 'group', name: GROUP.name, at: 100, people: ['ann', 'cleo'] }]);
    });

    test('gives its webhook to one line a minute, and loses it only to a change of that webhook', async () => {
      const webhook = async () => (await storage.loadGroup({ id: 'group' }, 'ann'))?.webhook;
      expect([await webhook(), await storage.takeWebhook('group', 1_000_000)]).toEqual([null, null]);
      await storage.saveWebhook('group', WEBHOOK);
      const taken = await Promise.all(Array.from({ length: 8 }, () => storage.takeWebhook('group', 1_000_000)));
      expect(taken.filter((each) => each !== 1_000_000)).toEqual([{ name: GROUP.name, webhook: WEBHOOK }]);
      expect(await storage.takeWebhook('group', 1_059_999)).toBe(1_000_000);
      expect(await storage.takeWebhook('group', 1_060_000)).toMatchObject({ webhook: WEBHOOK });
      expect(await storage.takeWebhook('group', 1000)).toMatchObject({ webhook: WEBHOOK }); // The clock was set back.
      const other = { ...WEBHOOK, zone: 'UTC' };
      await storage.saveWebhook('group', null, other);
      expect(await webhook()).toEqual(WEBHOOK);
      await storage.saveWebhook('group', other, WEBHOOK);
      expect(await webhook()).toEqual(other);
      await storage.saveWebhook('group', null);
      expect([await webhook(), await storage.takeWebhook('group', 2_000_000)]).toEqual([null, null]);
    });

    test('finds its tables until they are dropped', async () => {
      const table = { ...TABLE, group: 'group' };
      expect([await storage.addTable(table), await storage.addTable({ ...table, host: 'other' })]).toEqual([true, false]);
      await storage.addTable({ ...TABLE, code: 'WXYZ1234', group: 'no such group' });
      expect(await storage.loadTable(TABLE.code)).toEqual(table);
      expect(await storage.tablesOfGroup('group', 0)).toEqual([TABLE.code]);
      expect(await storage.tablesOfGroup('group', Date.now() + 60_000)).toEqual([]);
      await storage.dropTable((await storage.claim(TABLE.code))!);
      expect(await storage.tablesOfGroup('group', 0)).toEqual([]);
    });

    test('adds up the results of its games of several people, until a person deletes one or is forgotten', async () => {
      const end = (match: string, at: number, played: Partial<StoredResult['played']> = {}, group = 'group') => {
        const of = (personId: string, place: number) => {
          const { played: usual } = result(personId, match, at);
          return { personId, played: { ...usual, place, ...played }, player: { seat: 0, name: personId } };
        };
        return append({ match, version: 0, steps: [move('7S')], results: [of('ann', 1), of('ben', 2)], group });
      };
      await end('m1', 10);
      await end('m2', 20, { options: {} });
      await end('m3', 30, { left: true, place: 1 });
      await end('alone', 40, { people: 1 });
      await end('continued', 50, { playedOn: 3 });
      await end('elsewhere', 60, {}, 'no such group');
      await storage.finish('m2', RECORD, 'public');
      const { latest, scores } = await storage.groupResults('group', 20);
      expect(latest.map(({ match, name, place, hasRecord }) => [match, name, place, hasRecord])).toEqual([
        ...[
          ['m3', 'ann', 1, false],
          ['m3', 'ben', 1, false],
          ['m2', 'ann', 1, true],
        ],
        ...[
          ['m2', 'ben', 2, true],
          ['m1', 'ann', 1, false],
          ['m1', 'ben', 2, false],
        ],
      ]);
      const kind = (options: object) => JSON.stringify(['some-game', options]);
      const [plain, other] = [kind({}), kind({ mode: "it's" })];
      const sums = { personId: 'ben', game: 'some-game' };
      expect(scores.filter(({ personId }) => personId === 'ben').toSorted((one) => (one.isRecent ? 1 : -1))).toEqual([
        { ...sums, isRecent: false, games: 1, wins: 0, places: 2, points: -3, kinds: [other, other] },
        { ...sums, isRecent: true, games: 2, wins: 0, places: 3, points: -3, kinds: [other, plain].toSorted() },
      ]);
      expect(scores.find(({ personId, isRecent }) => personId === 'ann' && isRecent)).toMatchObject({ games: 2, wins: 1 });
      await storage.forgetResults('ben', 'm2');
      expect((await storage.groupResults('group', 0)).latest).toHaveLength(5);
      await storage.forgetResults('ben');
      expect((await storage.groupResults('group', 0)).scores.map(({ personId }) => personId)).toEqual(['ann']);
    });
  });

  test('stores the record of a finished match, with who could watch beside it, and never overwrites either', async () => {
    expect([await recordIn(storage, 'm'), await storage.recordText('m')]).toEqual([null, null]);
    await storage.finish('m', RECORD, 'none');
    await storage.finish('m', { ...RECORD, seats: 2 }, 'public');
    const { head, rest, access } = (await storage.recordText('m'))!;
    expect([head.names, access]).toEqual([RECORD.names, 'none']);
    expect(JSON.parse(`${JSON.stringify(head).slice(0, -1)}${Buffer.from(rest)}}`)).toEqual(RECORD);
    expect(await recordIn(storage, 'm')).toEqual(RECORD);
  });

  test('returns reports in order, until a person in them is forgotten', async () => {
    expect(await storage.reports()).toEqual([]);
    await storage.report(REPORT);
    await storage.report({ ...REPORT, id: 'a-later-one', line: null });
    expect(await storage.reports()).toEqual([REPORT, { ...REPORT, id: 'a-later-one', line: null }]);
    expect(await storage.reports(1)).toEqual([{ ...REPORT, id: 'a-later-one', line: null }]);
    expect(await storage.reports(1, 1)).toEqual([REPORT]);
    expect(await storage.reports(1, 2)).toEqual([]);
    expect(await storage.reports(5, 1)).toEqual([REPORT]);
    await storage.report({ ...REPORT, id: 'a-later-one', line: 2 });
    expect(await storage.reports()).toEqual([REPORT, { ...REPORT, id: 'a-later-one', line: 2 }]);
    await storage.report({ ...REPORT, line: null }); // A report that replaces another one counts as the latest.
    expect((await storage.reports()).map(({ id }) => id)).toEqual(['a-later-one', REPORT.id]);
    await storage.report({ ...REPORT, id: 'about-them', by: 'third hash', of: 'hash' });
    await storage.report({ ...REPORT, id: 'of-others', by: 'third hash' });
    await storage.forgetReports('hash');
    expect((await storage.reports()).map(({ id }) => id)).toEqual(['of-others']);
  });

  test('stores a reported chat message once, and deletes it with the last report of it', async () => {
    const text = randomBytes(15_000).toString('base64');
    const lines = [2, 1].map((id) => ({ id, name: 'Ben', said: { text: `${id} ${text}` } }));
    const before = await storage.size();
    for (let reporter = 0; reporter < 20; reporter++) {
      await storage.report({ ...REPORT, id: `of-${reporter}`, by: `reporter ${reporter}`, lines });
    }
    expect((await storage.reports()).map((each) => each.lines)).toEqual(Array(20).fill(lines));
    // A database with 40 copies would be 800 kB larger.
    expect((await storage.size()) - before).toBeLessThan(200_000);
    await storage.forgetReports(REPORT.of);
    expect(await storage.reports()).toEqual([]);
    await storage.report({ ...REPORT, lines });
    expect((await storage.reports())[0]?.lines).toEqual(lines);
  });

  test('returns blocked people, the longest blocked first, until they are unblocked', async () => {
    expect(await storage.blocked()).toEqual([]);
    const ben = { personId: 'hash', name: 'Ben', at: '2026-11-22T12:00:00.000Z' };
    const eve = { personId: 'other hash', name: "it's; DROP TABLE blocked", at: '2026-11-21T12:00:00.000Z' };
    await storage.block(ben);
    await storage.block(eve);
    expect(await storage.blocked()).toEqual([eve, ben]);
    await storage.block({ ...ben, name: '' });
    expect(await storage.blocked()).toEqual([eve, { ...ben, name: '' }]);
    await storage.unblock('hash');
    await storage.unblock('nobody');
    expect(await storage.blocked()).toEqual([eve]);
  });

  test('stores one key for push services for good', async () => {
    const [first, second] = await Promise.all([storage.pushKey('one'), storage.pushKey('other')]);
    expect([second, await storage.pushKey('later')]).toEqual([first, first]);
  });

  test('gives a notice to the browsers of a person that want its kind, once a minute', async () => {
    const tablet = { ...SUBSCRIPTION, endpoint: 'https://push.example.net/tablet', kinds: ['match'], language: 'de' } as const;
    for (const each of [SUBSCRIPTION, tablet, { ...tablet, personId: 'other' }, tablet]) await storage.saveSubscription(each);
    expect(await storage.takeNotice('other', 'match', 1_000_000)).toEqual([]);
    expect(await storage.takeNotice('hash', 'turn', 1_000_000)).toEqual([{ ...PHONE, language: 'en', zone: 'UTC' }]);
    const soon = 1_000_000 + NOTICE_INTERVAL_MS - 1;
    await storage.saveSubscription({ ...tablet, endpoint: 'https://push.example.net/late' });
    for (const kind of ['match', 'turn'] as const) expect(await storage.takeNotice('hash', kind, soon)).toBe(1_000_000);
    expect(await storage.takeNotice('hash', 'match', soon + 1)).toHaveLength(3);
    expect(await storage.takeNotice('hash', 'turn', 1000)).toHaveLength(1); // The clock was set back.
    await storage.saveSubscription({ ...SUBSCRIPTION, kinds: ['match'] });
    expect(await storage.takeNotice('hash', 'turn', 2_000_000)).toEqual([]);
    expect(await storage.takeNotice('hash', 'match', 2_000_000)).toHaveLength(3);
  });

  test('gives a notice that several processes want at the same time to one of them', async () => {
    await storage.saveSubscription(SUBSCRIPTION);
    const taken = await Promise.all(Array.from({ length: 8 }, () => storage.takeNotice('hash', 'turn', 1_000_000)));
    expect(taken.filter((each) => each !== 1_000_000)).toEqual([[{ ...PHONE, language: 'en', zone: 'UTC' }]]);
  });

  test('replaces a subscription, and removes one or all of a person', async () => {
    const moved = { endpoint: 'https://push.example.net/moved', p256dh: 'other point', auth: 'other secret' };
    await storage.saveSubscription(SUBSCRIPTION);
    await storage.replaceSubscription(moved.endpoint, PHONE);
    await storage.replaceSubscription(PHONE.endpoint, moved);
    expect(await storage.takeNotice('hash', 'turn', 1_000_000)).toEqual([{ ...moved, language: 'en', zone: 'UTC' }]);
    await storage.saveSubscription(SUBSCRIPTION);
    await storage.replaceSubscription(PHONE.endpoint, moved);
    await storage.removeSubscriptions('other');
    await storage.removeSubscriptions('hash', moved.endpoint);
    expect(await storage.takeNotice('hash', 'turn', 2_000_000)).toEqual([{ ...PHONE, language: 'en', zone: 'UTC' }]);
    await storage.removeSubscriptions('hash');
    expect(await storage.takeNotice('hash', 'turn', 3_000_000)).toEqual([]);
  });

  test('keeps a limited number of subscriptions of a person, with the one that came last', async () => {
    for (let number = 0; number <= MAX_SUBSCRIPTIONS; number++)
      await storage.saveSubscription({ ...SUBSCRIPTION, endpoint: `https://push.example.net/${100 - number}` });
    const kept = (await storage.takeNotice('hash', 'turn', 1_000_000)) as readonly { readonly endpoint: string }[];
    expect(kept).toHaveLength(MAX_SUBSCRIPTIONS);
    expect(kept.map(({ endpoint }) => endpoint)).toContain(`https://push.example.net/${100 - MAX_SUBSCRIPTIONS}`);
  });

  test('finishes the requests that were sent before it is closed, and rejects later ones', async () => {
    const asked = Array.from({ length: 50 }, (_, version) => append({ match: 'm', version, steps: [move('7S')] }));
    const closed = storage.close();
    await expect(Promise.all(asked)).resolves.toHaveLength(50);
    await closed;
    for (const name of OPERATION_NAMES) await expect(callWith(name, lease), name).rejects.toThrow('closed');
  });
});

test.each(STORES)('each operation of the storage, %s, has a test', (kind) => {
  expect(OPERATION_NAMES.filter((name) => !called.has(`${name} ${kind}`))).toEqual([]);
});

test.each(OPERATION_NAMES)('%s writes only if it is declared to write, and reads nothing before', (name) => {
  const db = openDatabaseInMemory();
  db.exec('PRAGMA query_only = ON');
  const operation = sqlOperations(SQLITE)[name] as (...input: readonly unknown[]) => SqlWork<unknown>;
  const { statements } = operation(...INPUTS[name]({ code: TABLE.code, generation: 1 }));
  const first = statements.slice(0, name === 'append' ? 2 : 1); // An append checks its version first, under its lease.
  if (OPERATIONS[name].writes) expect(() => performerOn(db)(first)).toThrow('readonly');
  else performerOn(db)(statements);
});
