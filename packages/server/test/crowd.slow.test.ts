// Threats (docs/security.md): D12.
import { setTimeout as sleep } from 'node:timers/promises';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, test } from 'vitest';
import { join, type Player } from './kit/live-player.ts';
import { makeTable, midGame } from './kit/live-table.ts';
import { openForTest } from './kit/open-for-test.ts';
import { newDataDir } from './kit/server-process.ts';

/** The number of tables with four players each, all behind one address. */
const TABLES = bySize({ full: 11, soak: 75 });

/** The limit of joins for one person. The one for an address is ten times as high, and lower than the number of people. */
const JOINS_PER_MINUTE = bySize({ full: 4, soak: 10 });

const game: Game = modFour;

const four = async (server: { readonly address: string }) =>
  midGame(server, game, await makeTable(server.address, { game: game.id }), 0);

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
  const server = await openForTest(env);
  const { address } = server;
  const tables = await Promise.all(Array.from({ length: TABLES }, () => four(server)));
  await server.kill();

  const refused: number[] = [];
  const coming = tables.flatMap(({ code, players }) =>
    players.map(async ({ secret }, seat) => {
      const back = await comeBack(address, code, secret, refused);
      expect(back.seat()).toBe(seat);
      expect(back.state.phase).toBe('playing');
    }),
  );
  await openForTest({ ...env, PORT: new URL(address).port, JOINS_PER_MINUTE: String(JOINS_PER_MINUTE) });
  await Promise.all(coming);
  expect(refused).toEqual([]);
});
