import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personIdOf } from '../src/colyseus/auth.ts';
import { storeTable } from '../src/storage/under-lease.ts';
import { join, newSecret } from './kit/live-player.ts';
import { type LiveServer, liveServer } from './kit/live-server.ts';
import { choices, seated, tableFor } from './kit/live-table.ts';

const game: Game = modFour;

let live: LiveServer;
beforeAll(async () => {
  live = await liveServer([game]);
});
afterAll(() => live.close());

test('a person sees the tables where they sit, the other players there, and whose turn it is', async () => {
  const code = await tableFor(live, game);
  const players = await seated(live, game, code);
  const own = (seat: number) => live.directory.tablesOf(personIdOf(players[seat]!.secret));
  const others = [1, 2, 3].map((seat) => `Player ${seat}`);
  expect(await own(0)).toEqual([{ code, game: game.id, phase: 'gathering', others, turn: { own: false, of: [] } }]);

  await players[0]!.ask('start');
  await Promise.all(players.map((player) => player.sees(({ phase }) => phase === 'playing')));
  const mover = players.find((player) => choices(game, player).length > 0)!;
  const waiting = players.find((player) => player !== mover)!;
  const name = `Player ${mover.seat()}`;
  expect(await own(mover.seat()!)).toMatchObject([{ phase: 'playing', turn: { own: true, of: [] } }]);
  expect(await own(waiting.seat()!)).toMatchObject([{ phase: 'playing', turn: { own: false, of: [name] } }]);

  const watcher = await join(live.address, game, code);
  expect(await live.directory.tablesOf(personIdOf(watcher.secret))).toEqual([]);
  expect(await live.directory.tablesOf(personIdOf(newSecret()))).toEqual([]);
});

test('a stored table is listed as such, and one with a finished game is not listed', async () => {
  const person = personIdOf(newSecret());
  const seats = [{ holder: 'person', person, name: 'Ann' } as const, { holder: 'bot', name: 'Ada' } as const];
  const kept = { game: game.id, options: {}, seats, host: person, open: false, freely: null, pace: 'free', round: 1 } as const;
  await storeTable(live.context.storage, { ...kept, code: 'ASLEEP00', match: 'goes-on' });
  await storeTable(live.context.storage, { ...kept, code: 'PAST0000', match: 'over' });
  const record = {
    format: 'hundredfold-record/1',
    game: game.id,
    options: {},
    seats: 2,
    steps: [],
    outcome: { scores: [] },
  } as const;
  await live.context.storage.finish('over', record);
  expect(await live.directory.tablesOf(person)).toEqual([
    { code: 'ASLEEP00', game: game.id, phase: 'asleep', others: ['Ada'], turn: { own: false, of: [] } },
  ]);
});
