// Threats (docs/security.md): R5, R9.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { replay } from '@hundredfold/shared/testing/replay.ts';
import { OWN_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readVapidKey } from '../src/push/vapid.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { SQLITE_MIGRATIONS } from '../src/storage/sqlite/schema.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-storage.ts';
import type { StoredTable } from '../src/storage/stored-table.ts';
import { handleIntent } from '../src/table/intents/handle-intent.ts';
import { joinTable } from '../src/table/join-table.ts';
import { playOf } from '../src/table/state/table.ts';
import { due, intent } from './hand-people.ts';
import { type HandTable, handTable, PACE } from './hand-table.ts';
import { newDataDir } from './kit/server-process.ts';
import { recordIn } from './record-in.ts';

const CORPUS = join(import.meta.dirname, 'old-data');
const SCHEMAS = SQLITE_MIGRATIONS.map((_, index) => index + 1);

function kept(schema: number): string {
  return readFileSync(join(CORPUS, `schema-${schema}.sql`), 'utf8');
}

/** Returns how a database is laid out. */
function layout(sql: string): readonly unknown[] {
  const db = new DatabaseSync(':memory:');
  db.exec(sql);
  const found = db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY name').all();
  db.close();
  return found;
}

test('there is data of every released schema', () => {
  expect(readdirSync(CORPUS).toSorted()).toEqual(SCHEMAS.map((schema) => `schema-${schema}.sql`).toSorted());
});

describe.each(SCHEMAS)('data of schema %i', (schema) => {
  let storage: GameStorage;
  let tables: readonly StoredTable[];

  beforeAll(async () => {
    const dir = newDataDir();
    const db = new DatabaseSync(join(dir, 'hundredfold.db'));
    db.exec(kept(schema));
    const codes = db.prepare('SELECT code FROM tables ORDER BY code').all();
    db.close();
    storage = await openSqlite(dir);
    tables = await Promise.all(codes.map(async ({ code }) => (await storage.loadTable(String(code)))!));
  });
  afterAll(() => storage.close());

  test('is laid out as its migrations have it: no released one was edited', () => {
    expect(layout(kept(schema))).toEqual(layout(SQLITE_MIGRATIONS.slice(0, schema).join(';')));
  });

  test('knows its people', async () => {
    for (const { code, seats } of tables) {
      for (const seat of seats) if (seat.holder === 'person') expect(await storage.tablesOf(seat.personId)).toContain(code);
    }
  });

  test('has tables of all games, on which people play on', async () => {
    const played = tables.filter(({ match }) => match !== null);
    expect(new Set(played.map(({ game }) => game)).size).toBe(OWN_GAMES.length);
    for (const { code, game } of played) {
      const hand = await handTable({ storage, code, game: gameById(game)! });
      expect(hand.log, code).toEqual([]);
      await playOn(hand, 20);
      const again = await handTable({ storage, code, game: gameById(game)! });
      expect(playOf(again.table.value), code).toEqual(playOf(hand.table.value));
    }
  });

  test('has a game that is over, and its record', async () => {
    const records = await Promise.all(tables.map(({ match }) => (match === null ? null : recordIn(storage, match))));
    const record = records.find((each) => each !== null)!;
    const game = gameById(record.game)!;
    expect(game.outcome([...replay(game, record)].at(-1)!.state)).toEqual(record.outcome);
  });

  test('has a table at which a first game is begun', async () => {
    const { code } = tables.find(({ match }) => match === null)!;
    const hand = await handTable({ storage, code });
    const [ann] = await everybody(hand);
    for (const [seat, { holder }] of hand.table.value.seating.seats.entries()) {
      if (holder === 'empty') await handleIntent(hand.table, ann!, 'fill', { seat });
    }
    expect(await handleIntent(hand.table, ann!, 'start', undefined)).toEqual({ ok: true, value: null });
  });

  test('has the results of a game, a favourite, and who could watch the game', async () => {
    const { match } = tables.find(({ code }) => code === 'ABCDEFG6')!;
    const results = await storage.resultsAt(match!);
    expect(results.map(({ played }) => played.score)).toEqual((await recordIn(storage, match!))!.outcome!.scores.slice(0, 3));
    expect(await storage.resultsOf('id of Ann')).toContainEqual(results[0]!.played);
    const [favourite, ...others] = await storage.ownGames('id of Ann', { limit: 10, onlyFavourites: true });
    expect(favourite).toMatchObject({ played: { match }, seat: 0, others: ['Ben', 'Cleo'], hasRecord: true });
    expect(others).toEqual([]);
    expect(await storage.recordText(match!)).toMatchObject({ access: 'public' });
  });

  test.runIf(schema >= 2)('has a group with a member and a result', async () => {
    const [id] = await storage.groupsOf('id of Ann');
    expect(await storage.loadGroup({ id: id! }, 'id of Ann')).toMatchObject({
      name: 'Tuesday',
      members: [{ isMaker: true }],
      webhook: { address: 'https://chat.example.org/hook/1' },
    });
    expect((await storage.groupResults(id!, 0)).scores).toMatchObject([{ personId: 'id of Ann', games: 1, wins: 1, points: 2 }]);
  });

  test.runIf(schema >= 2)('has a proposal for the next evening of a group, with an answer', async () => {
    const answer = { personId: 'id of Ann', at: 200, answer: 'maybe' };
    expect(await storage.loadEvening('group-1')).toEqual({ times: [100, 200], by: 'member-1', fixedBy: null, answers: [answer] });
  });

  test('has reports', async () => {
    const [of, about] = await storage.reports();
    expect(of).toMatchObject({ name: 'Ben', line: 1, lines: [{ said: { phrase: 'hello' } }, { said: { text: "that's mine" } }] });
    expect(about).toMatchObject({ line: null });
    await storage.forgetReports('id of Ben');
    expect(await storage.reports()).toEqual([]);
  });

  test.runIf(schema >= 2)('has the key and a subscription for notices', async () => {
    expect(readVapidKey(await storage.pushKey('none'))).toMatchObject({ publicKey: expect.stringMatching(/^B/) });
    expect(await storage.takeNotice('id of Ann', 'turn', Date.now())).toHaveLength(1);
  });
});

async function everybody({ table }: HandTable): Promise<readonly number[]> {
  const { people, host } = table.value.seating;
  for (const { personId, name } of people) await joinTable(table, personId, name);
  return [host, ...people.flatMap(({ memberId }) => (memberId === host ? [] : [memberId]))];
}

async function playOn(hand: HandTable, moves: number): Promise<void> {
  const { table } = hand;
  await everybody(hand);
  for (let made = 0; made < moves && table.value.phase === 'playing'; made++) {
    const { seat, action } = due(hand);
    const occupant = table.value.seating.seats[seat];
    if (occupant?.holder !== 'person') await hand.pass(PACE);
    else expect(await handleIntent(table, occupant.memberId, 'act', intent(hand, action))).toMatchObject({ ok: true });
  }
  table.timers.keepOnly(new Set());
}
