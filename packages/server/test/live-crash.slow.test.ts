import { rmSync } from 'node:fs';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { afterEach, expect, test } from 'vitest';
import { join, type Player } from './kit/live-player.ts';
import { choices, oneMove, together } from './kit/live-table.ts';
import { newDataDir, type ServerProcess, startServerProcess } from './kit/server.ts';

const game: Game = modFour;

let running: ServerProcess | undefined;
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
});

async function open(dataDir: string): Promise<string> {
  running = startServerProcess({ DATA_DIR: dataDir });
  const address = await running.address;
  if (address === null) throw new Error((await running.ended).errors);
  return address;
}

async function newTable(address: string): Promise<string> {
  const body = JSON.stringify({ game: game.id, options: { target: 50 } });
  const made = await fetch(`${address}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await made.json()) as { code: string }).code;
}

test('after a crash in the middle of a trick everyone has the same seat and the same hand', async () => {
  const dataDir = newDataDir();
  const before = await open(dataDir);
  const code = await newTable(before);
  const players: Player[] = [];
  for (let seat = 0; seat < 4; seat++) {
    players.push(await join(before, game, code));
    await players[seat]!.ask('sit', { seat });
  }
  await players[0]!.ask('start');
  for (let moves = 0; moves < 7; moves++) await oneMove(game, players);
  await together(players);
  const mover = players.find((player) => choices(game, player).length > 0)!;
  const last = { id: 'the-last-move', version: mover.state.version, action: choices(game, mover)[0]! };
  const answer = await mover.ask('act', last);
  await together(players);
  const seen = players.map((player) => player.view());

  running?.child.kill('SIGKILL');
  await Promise.all(players.map((player) => player.closed));
  const after = await open(dataDir);
  const found = await fetch(`${after}/api/tables/${code}`);
  expect(found.status).toBe(200);
  const back = await Promise.all(players.map(({ secret }) => join(after, game, code, secret)));
  expect(back.map((player) => player.view())).toEqual(seen);
  expect(await back[players.indexOf(mover)]!.ask('act', last)).toBe(answer);
  expect(back[0]!.state.version).toBe(answer);
  for (let moves = 0; moves < 8; moves++) expect(await oneMove(game, back)).not.toBeNull();
  rmSync(dataDir, { recursive: true });
});
