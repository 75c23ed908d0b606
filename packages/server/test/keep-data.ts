import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { SQLITE_MIGRATIONS } from '../src/storage/sqlite/schema.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-storage.ts';
import { underLease } from '../src/storage/under-lease.ts';
import { handleIntent } from '../src/table/intents/handle-intent.ts';
import { joinTable } from '../src/table/join-table.ts';
import { playOf } from '../src/table/state/table.ts';
import { type HandTable, handTable, PACE } from './hand-table.ts';

// Writes the data of this build into the corpus of old data, once for each new schema, so that all later builds can be tested
// with it.

const MOVES = 25;

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

/** Returns a storage under a code of its own, because a hand table knows only one code and one match. */
function underCode(storage: GameStorage, code: string): GameStorage {
  const own = (match: string) => `${code.toLowerCase()}-${match.replace(' ', '-')}`;
  return {
    ...storage,
    append: ({ results = [], ...append }) =>
      storage.append({
        ...append,
        match: own(append.match),
        results: results.map((result) => ({ ...result, played: { ...result.played, match: own(result.played.match) } })),
      }),
    resultsAt: (match) => storage.resultsAt(own(match)),
    steps: (match, ...part) => storage.steps(own(match), ...part),
    stepCount: (match) => storage.stepCount(own(match)),
    position: (match) => storage.position(own(match)),
    finish: (match, record, access) => storage.finish(own(match), record, access),
    saveTable: (table, lease) => storage.saveTable({ ...table, match: table.match && own(table.match) }, lease),
  };
}

async function seat({ table }: HandTable, people: number): Promise<void> {
  const seats = table.value.seating.seats.length;
  for (let seat = 0; seat < people; seat++) {
    const memberId = await joinTable(table, `id of ${NAMES[seat]}`, NAMES[seat]!);
    await handleIntent(table, memberId, 'sit', { seat });
  }
  for (let seat = people; seat < seats; seat++) await handleIntent(table, table.value.seating.host, 'fill', { seat });
}

async function play(hand: HandTable, moves: number): Promise<void> {
  const { table } = hand;
  const chance = seeded(1);
  await handleIntent(table, table.value.seating.host, 'start', undefined);
  for (let made = 0; made < moves && table.value.phase === 'playing'; made++) {
    const { game, state, version } = playOf(table.value)!.match;
    const seat = game.view(state, 'public').toAct[0]!;
    const occupant = table.value.seating.seats[seat]!;
    if (occupant.holder !== 'person') {
      await hand.pass(3 * PACE);
      continue;
    }
    const { memberId } = occupant;
    await handleIntent(table, memberId, 'act', {
      id: `intent-${made}-${table.code}`,
      version,
      action: game.bot(game.view(state, seat), chance),
    });
    if (made % 6 === 5) await handleIntent(table, memberId, 'takeback', undefined);
    for (const other of table.value.seating.people) await handleIntent(table, other.memberId, 'allow', { allowed: true });
  }
  table.timers.keepOnly(new Set());
}

async function keepAll(storage: GameStorage): Promise<void> {
  const plans: readonly { readonly game: Game; readonly target: number; readonly moves: number }[] = [
    ...GAMES.map((game) => ({ game, target: 10, moves: MOVES })),
    { game: modFour, target: 2, moves: 10_000 },
    { game: modFour, target: 2, moves: 0 },
  ];
  for (const [index, { game, target, moves }] of plans.entries()) {
    const code = `ABCDEFG${index + 1}`;
    const options = game.id === modFour.id ? { target } : {};
    const hand = await handTable({ storage: underCode(storage, code), code, game, options, pace: 'normal' });
    await seat(hand, Math.max(1, game.seats.max - 1));
    if (moves > 0) await play(hand, moves);
  }
  const messages = [
    { id: 1, name: 'Ben', said: { phrase: 'hello' } } as const,
    { id: 2, name: 'Ben', said: { text: "that's mine" } },
  ];
  await underLease(storage, 'ABCDEFG1', (lease) => storage.addSeenCards([{ personId: 'id of Ida', round: 1, deal: 0 }], lease));
  await storage.addFavourite('id of Ann', 'abcdefg6-match-1');
  for (const line of [1, null]) {
    const about = { table: 'ABCDEFG1', at: '2026-11-20T12:00:00.000Z', by: 'id of Ann', of: 'id of Ben', name: 'Ben' };
    await storage.report({ id: `report-${line ?? 'person'}`, ...about, line, lines: messages });
  }
}

function sqlOf(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  const parts = db.prepare('SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid').all();
  const rows = parts.flatMap(({ type, name }) => {
    if (type !== 'table') return [];
    const all = db.prepare(`SELECT * FROM ${name}`).all();
    return all.map((row) => `INSERT INTO ${name} VALUES (${Object.values(row).map(literal).join(', ')});`);
  });
  db.close();
  return [...parts.map(({ sql }) => `${sql};`), ...rows, `PRAGMA user_version = ${SQLITE_MIGRATIONS.length};`, ''].join('\n');
}

function literal(value: SQLOutputValue): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'NULL');
}

const dir = mkdtempSync(join(tmpdir(), 'keep-data-'));
const storage = await openSqlite(dir);
await keepAll(storage);
await storage.close();
const head = `-- What a build of schema ${SQLITE_MIGRATIONS.length} has stored: one table of each game in the middle of a game, one with a finished game, and one before its first game.\n`;
writeFileSync(
  join(import.meta.dirname, `old-data/schema-${SQLITE_MIGRATIONS.length}.sql`),
  head + sqlOf(join(dir, 'hundredfold.db')),
);
rmSync(dir, { recursive: true });
