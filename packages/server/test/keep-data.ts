import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { chanceSourceFrom } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { OWN_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { newVapidKey } from '../src/push/vapid.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { SQLITE_MIGRATIONS } from '../src/storage/sqlite/schema.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-storage.ts';
import { underLease } from '../src/storage/under-lease.ts';
import { playOf } from '../src/table/state/table.ts';
import { seated } from './hand-people.ts';
import { type HandTable, handTable, PACE } from './hand-table.ts';
import { riggedChance } from './kit/rigged-chance.ts';

// Writes the data of this build into the corpus of old data, once for each new schema, so that all later builds can be tested
// with it.

const MOVES = 25;

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

async function play(hand: HandTable, moves: number): Promise<void> {
  const { table } = hand;
  const chance = seeded(1);
  await hand.ask(table.value.seating.host, 'start');
  for (let made = 0; made < moves && table.value.phase === 'playing'; made++) {
    const { game, state, version } = playOf(table.value)!.match;
    const seat = game.view(state, 'public').toAct[0]!;
    const occupant = table.value.seating.seats[seat]!;
    if (occupant.holder !== 'person') {
      await hand.pass(3 * PACE);
      continue;
    }
    const { memberId } = occupant;
    await hand.ask(memberId, 'act', {
      id: `intent-${made}-${table.code}`,
      version,
      action: game.bot(game.view(state, seat), chance),
    });
    if (made % 6 === 5) await hand.ask(memberId, 'takeback');
    for (const other of table.value.seating.people) await hand.ask(other.memberId, 'allow', { allowed: true });
  }
  table.timers.keepOnly(new Set());
}

async function keepAll(storage: GameStorage): Promise<void> {
  const plans: readonly { readonly game: Game; readonly target: number; readonly moves: number }[] = [
    ...OWN_GAMES.map((game) => ({ game, target: 10, moves: MOVES })),
    { game: modFour, target: 2, moves: 10_000 },
    { game: modFour, target: 2, moves: 0 },
  ];
  for (const [index, { game, target, moves }] of plans.entries()) {
    const code = `ABCDEFG${index + 1}`;
    const options = game.id === modFour.id ? { target } : {};
    let matches = 0;
    const chance = {
      ...riggedChance(chanceSourceFrom(seeded(1))),
      newMatchId: () => `${code.toLowerCase()}-match-${++matches}`,
    };
    const hand = await handTable({ storage, code, game, options, pace: 'normal', chance });
    const people = Math.max(1, game.seats.max - 1);
    const [host = 0] = await seated(hand, ...NAMES.slice(0, people));
    for (let seat = people; seat < game.seats.max; seat++) await hand.ask(host, 'fill', { seat });
    if (moves > 0) await play(hand, moves);
  }
  const messages = [
    { id: 1, name: 'Ben', said: { phrase: 'hello' } } as const,
    { id: 2, name: 'Ben', said: { text: "that's mine" } },
  ];
  await underLease(storage, 'ABCDEFG1', (lease) =>
    storage.addSeenCards([{ personId: 'id of Ida', matchNumber: 1, deal: 0 }], lease),
  );
  await storage.addFavourite('id of Ann', 'abcdefg6-match-1');
  const ann = { personId: 'id of Ann', memberId: 'member-1', name: 'Ann', seal: 1, since: 1, isMaker: true } as const;
  const group = { id: 'group-1', linkHash: 'link 1', name: 'Tuesday', setUps: [], lastSetUp: null, changed: null };
  await storage.addGroup(group, ann);
  await storage.proposeEvening(group.id, { times: [100, 200], by: ann.memberId, fixedBy: null }, null);
  await storage.answerEvening(group.id, { personId: ann.personId, at: 200, answer: 'maybe' });
  const played = { match: 'm', at: 1, game: modFour.id, options: {}, seats: 4, people: 2, place: 1, score: 2 };
  await underLease(storage, 'ABCDEFG8', (lease) =>
    storage.append({ lease, match: 'm', version: 0, steps: [], results: [{ personId: ann.personId, played }], group: group.id }),
  );
  await storage.saveWebhook(group.id, { address: 'https://chat.example.org/hook/1', language: 'en', zone: 'UTC' });
  await storage.pushKey(newVapidKey());
  const phone = { endpoint: 'https://push.example.net/phone', p256dh: 'point', auth: 'secret', language: 'en', zone: 'UTC' };
  await storage.saveSubscription({ ...phone, personId: 'id of Ann', kinds: ['turn', 'match'] });
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
