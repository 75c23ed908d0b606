import { GAMES } from '@hundredfold/shared/games/index.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTable } from '../src/table/create.ts';
import { type LiveHouse, liveHouse } from './live-house.ts';
import { join, type Player } from './live-player.ts';

const game = GAMES[0]!;

let live: LiveHouse;
beforeAll(async () => {
  live = await liveHouse(GAMES);
});
afterAll(() => live.close());

async function tableOf(options: Record<string, unknown> = {}): Promise<string> {
  const made = await createTable(live.house, { game: modFour.id, options, open: true });
  if (!made.ok) throw new Error(made.refusal);
  return made.value.code;
}

describe('a table', () => {
  test('is played to the end by one person and three bots', async () => {
    const code = await tableOf({ target: 3 });
    const ann = await join(live.address, game, code);
    expect(ann.state.host).toBe(ann.person);
    await ann.ask('sit', { seat: 0 });
    for (const seat of [1, 2, 3]) await ann.ask('fill', { seat });
    await ann.ask('start');
    await playOn(ann);
    expect(ann.state.record).not.toBe('');
    expect(await live.house.archive.record(ann.state.record)).not.toBeNull();
  });
});

async function playOn(player: Player): Promise<void> {
  while (player.state.phase === 'playing') {
    const [action] = game.legal(player.view());
    if (action !== undefined) await player.act(action);
    await player.sees((state) => state.phase !== 'playing' || game.legal(player.view()).length > 0);
  }
}
