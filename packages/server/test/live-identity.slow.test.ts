// Threats (docs/security.md): X3.

import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { describe, expect, test } from 'vitest';
import { personIdOf } from '../src/identity/person-id.ts';
import { type GameStorage, StorageFailed } from '../src/storage/game-storage.ts';
import { openSqliteInMemory } from '../src/storage/testing/in-memory.ts';
import { join, newSecret } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { midGame, moverOf, seated, seesTheTruth, tableFor } from './kit/live-table.ts';
import { SHORT_RECORD } from './record-in.ts';

const game: Game = modFour;

let unsaved: string | null = null;
const storage = openSqliteInMemory();
const saveTable: GameStorage['saveTable'] = async (table, lease) => {
  if (table.code === unsaved) throw new StorageFailed('no space left');
  await storage.saveTable(table, lease);
};
const live = liveServerForFile([game], { storage: { ...storage, saveTable } });

const inMidGame = async () => midGame(live, game, await tableFor(live, game, { target: 50 }), 3);

const storedText = async (code: string) => JSON.stringify(await live.context.storage.loadTable(code));

describe('a person who moves to another device', () => {
  test('is disconnected on the old one, and has seat and hand on the new one', async () => {
    const { code, players } = await inMidGame();
    const old = players[2]!;
    const other = await inMidGame();
    await live.directory.disconnect(personIdOf(old.secret), CLOSE_CODES.moved);
    expect(await old.closed).toBe(CLOSE_CODES.moved);
    const here = await join(live.address, game, code, old.secret, 'Player 2');
    expect(here.seat()).toBe(2);
    await seesTheTruth(live, game, code, here);
    await players[0]!.sees(({ seats }) => seats[2]?.status === 'here');
    for (const each of other.players) expect(await each.ask('me')).toMatchObject({ person: each.memberId });
  });
});

describe('a person who wants to be forgotten', () => {
  test('leaves an empty seat if no game is played, also at a table that is being loaded', async () => {
    const secret = newSecret();
    const code = await tableFor(live, game);
    const ann = await join(live.address, game, code, secret);
    await ann.ask('sit', { seat: 0 });
    const stored = (await live.context.storage.loadTable(code))!;
    const codes = ['WAKING00', 'WAKING01', 'WAKING02'];
    for (const each of codes) await live.context.storage.addTable({ ...stored, code: each });
    await Promise.all([...codes.map((each) => live.directory.load(each)), live.directory.forget(personIdOf(secret))]);
    for (const each of [code, ...codes]) {
      expect(await storedText(each)).not.toContain(personIdOf(secret));
      const other = await join(live.address, game, each);
      expect(other.state.seats[0]?.status).toBe('empty');
    }
    expect(live.log.join('')).not.toContain(secret);
  });

  test('is forgotten at the other tables too if one cannot be saved, and the request fails for want of storage', async () => {
    const codes = [await tableFor(live, game), await tableFor(live, game)];
    for (const [index, code] of codes.entries()) {
      const secret = newSecret();
      for (const each of codes) await (await join(live.address, game, each, secret)).ask('sit', { seat: index });
      unsaved = code;
      const failure: unknown = await live.directory.forget(personIdOf(secret)).catch((error: unknown) => error);
      unsaved = null;
      expect(failure).toBeInstanceOf(StorageFailed);
      expect(String(failure)).not.toContain(code);
      expect(await storedText(codes[1 - index]!)).not.toContain(personIdOf(secret));
    }
  });
});

test('a person sees the tables where they sit, the other players there, and whose turn it is', async () => {
  const code = await tableFor(live, game);
  const players = await seated(live, game, code);
  const own = (seat: number) => live.directory.tablesOf(personIdOf(players[seat]!.secret));
  const others = [1, 2, 3].map((seat) => `Player ${seat}`);
  expect(await own(0)).toEqual([{ code, game: game.id, phase: 'gathering', others, turn: { own: false, of: [] } }]);

  await players[0]!.ask('start');
  await Promise.all(players.map((player) => player.sees(({ phase }) => phase === 'playing')));
  const mover = moverOf(game, players);
  const waiting = players.find((player) => player !== mover)!;
  const name = `Player ${mover.seat()}`;
  expect(await own(mover.seat()!)).toMatchObject([{ phase: 'playing', turn: { own: true, of: [] } }]);
  expect(await own(waiting.seat()!)).toMatchObject([{ phase: 'playing', turn: { own: false, of: [name] } }]);

  const watcher = await join(live.address, game, code);
  expect(await live.directory.tablesOf(personIdOf(watcher.secret))).toEqual([]);
  expect(await live.directory.tablesOf(personIdOf(newSecret()))).toEqual([]);
});

test('a stored table is listed as such, and one with a finished game is not listed', async () => {
  const personId = personIdOf(newSecret());
  const seats = [{ holder: 'person', personId, name: 'Ann' } as const, { holder: 'bot', name: 'Ada' } as const];
  const kept = {
    game: game.id,
    options: {},
    seats,
    host: personId,
    open: false,
    freely: null,
    pace: 'free',
    matchNumber: 1,
  } as const;
  await live.context.storage.addTable({ ...kept, code: 'ASLEEP00', match: 'goes-on' });
  await live.context.storage.addTable({ ...kept, code: 'PAST0000', match: 'over' });
  await live.context.storage.finish('over', SHORT_RECORD, 'public');
  expect(await live.directory.tablesOf(personId)).toEqual([
    { code: 'ASLEEP00', game: game.id, phase: 'asleep', others: ['Ada'], turn: { own: false, of: [] } },
  ]);
});
