import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { afterEach, expect, test } from 'vitest';
import { join, newSecret, type Player } from './live-player.ts';
import { lookAtList } from './look-at-list.ts';
import { newDataDir, type ServerProcess, startServerProcess } from './open-server.ts';

/** The number of tables with four players each, all behind one address. */
const TABLES = bySize({ full: 11, soak: 75 });

/** The limit of joins for one person. The one for an address is ten times as high, and lower than the number of people. */
const JOINS_PER_MINUTE = bySize({ full: 4, soak: 10 });

const game: Game = modFour;

let running: ServerProcess | undefined;
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
});

async function open(env: Readonly<Record<string, string>>): Promise<string> {
  running = startServerProcess(env);
  const address = await running.address;
  if (address === null) throw new Error((await running.ended).errors);
  return address;
}

/** Returns four players in a game, and the code of their table. */
async function four(address: string): Promise<{ readonly code: string; readonly players: readonly Player[] }> {
  const host = newSecret();
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: game.id, key: host }),
  });
  const { code } = (await made.json()) as { code: string };
  const players: Player[] = [];
  for (const [seat, secret] of [host, newSecret(), newSecret(), newSecret()].entries()) {
    players.push(await join(address, game, code, secret, `Player ${seat}`));
    await players[seat]!.ask('sit', { seat });
  }
  await players[0]!.ask('start');
  return { code, players };
}

/** Comes back as a page does: it looks up the table, joins, and retries if there is no answer. Refusals are recorded. */
async function comeBack(address: string, code: string, secret: string, refused: unknown[]): Promise<Player> {
  for (let failures = 0; ; failures++) {
    try {
      const found = await fetch(`${address}/api/tables/${code}`, { headers: { authorization: `Bearer ${secret}` } });
      if (!found.ok) refused.push(found.status);
      return await join(address, game, code, secret);
    } catch (error) {
      if (error instanceof Error && 'code' in error && typeof error.code === 'number') refused.push(error.code);
      await sleep(Math.min(3000, 250 * 2 ** failures) * (0.5 + Math.random() / 2));
    }
  }
}

test('everyone behind one address has their seat again after a crash', { timeout: 240_000 }, async () => {
  const env = { DATA_DIR: newDataDir() };
  const address = await open(env);
  const tables = await Promise.all(Array.from({ length: TABLES }, () => four(address)));
  running?.child.kill('SIGKILL');
  await running?.ended;

  const refused: number[] = [];
  const coming = tables.flatMap(({ code, players }) =>
    players.map(async ({ secret }, seat) => {
      const back = await comeBack(address, code, secret, refused);
      expect(back.seat()).toBe(seat);
      expect(back.state.phase).toBe('playing');
      return performance.now();
    }),
  );
  await open({ ...env, PORT: new URL(address).port, JOINS_PER_MINUTE: String(JOINS_PER_MINUTE) });
  const opened = performance.now();
  const seated = (await Promise.all(coming)).map((when) => when - opened).sort((one, other) => one - other);
  expect(refused).toEqual([]);
  const seconds = (share: number) => (seated[Math.ceil(seated.length * share) - 1]! / 1000).toFixed(1);
  process.stdout.write(`${seated.length} people back after ${seconds(0.5)} s (half of them), ${seconds(1)} s (all)\n`);
});

test('a person who guesses codes locks nobody out, neither of their own table nor of one whose link they have', async () => {
  const address = await open({ DATA_DIR: newDataDir(), MISSES_PER_MINUTE: '10' });
  const { code, players } = await four(address);
  const found = (secret: string, what = code) =>
    fetch(`${address}/api/tables/${what}`, { headers: { authorization: `Bearer ${secret}` } });
  const guesses = await Promise.all(Array.from({ length: 150 }, (_, guess) => found(newSecret(), `00000${100 + guess}`)));
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(100);
  expect((await found(newSecret())).status).toBe(200);
  expect((await join(address, game, code)).state.phase).toBe('playing');

  await players[2]!.drop();
  expect((await found(players[2]!.secret)).status).toBe(200);
  expect((await join(address, game, code, players[2]!.secret)).seat()).toBe(2);
  expect((await fetch(`${address}/api/records/none`)).status).toBe(404);
  expect((await lookAtList(address)).list.rows).toEqual([]);
});
