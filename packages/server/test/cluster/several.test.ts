import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import type { MadeTable } from '@hundredfold/shared/protocol/http.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join, type Player } from '../live-player.ts';
import { oneMove, together } from '../live-table.ts';
import { STARTING } from '../services/programs.ts';
import { type Cluster, openCluster } from './house.ts';

const game: Game = modFour;

let house: Cluster;
beforeAll(async () => {
  house = await openCluster(2);
}, STARTING);
afterAll(() => house.close());

async function newTable(): Promise<string> {
  const body = JSON.stringify({ game: game.id, options: { target: 50 } });
  const made = await fetch(`${house.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(made.status).toBe(201);
  return ((await made.json()) as MadeTable).code;
}

async function seated(code: string): Promise<Player[]> {
  const players: Player[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) {
    const player = await join(house.address, game, code, undefined, `Player ${seat}`);
    await player.ask('sit', { seat });
    players.push(player);
  }
  return players;
}

test('people find a table through one address, whichever process has it', { timeout: 60_000 }, async () => {
  const tables = await Promise.all([1, 2, 3, 4].map(async () => seated(await newTable())));
  for (const players of tables) {
    await players[0]!.ask('start');
    for (let moves = 0; moves < 6; moves++) expect(await oneMove(game, players)).not.toBeNull();
    await together(players);
  }
});
