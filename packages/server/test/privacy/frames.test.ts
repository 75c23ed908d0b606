// Threats (docs/security.md): D2.
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { serverForFile } from '../kit/server.ts';
import { garbageFrames } from './forgeries.ts';
import type { Listener } from './listener.ts';
import { anyMove } from './plan.ts';
import { type LaidTable, layTable, settled } from './table.ts';

const FRAMES = bySize({ quick: 50, full: 100, soak: 100_000 });
const FRAMES_PER_CONNECTION = 5;

const server = serverForFile();
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // Colyseus' decoder logs there what it cannot read.
});

describe.each(SAMPLE_GAMES)('while garbage is thrown at one table of $id', (game) => {
  const setting = { game, options: defaultOptions(game.options), seats: game.seats.max };

  test('others play on at their table, and receive nothing of it', async () => {
    const source = seeded(FIRST_SEED);
    const [quiet, attacked] = await Promise.all([layTable(server.address, setting, 1), layTable(server.address, setting, 2)]);
    let thrown = 0;
    for (let number = 100; thrown < FRAMES; number++) {
      thrown += await throwAt(attacked, number, source);
      await playOn(quiet, source);
    }
    // The players at the attacked table are still there, and it still follows the rules.
    await settled([...attacked.players, attacked.spectator]);
    const move = anyMove(game, attacked.world.truth, source)!;
    expect(await attacked.play(move)).toEqual(expect.any(Number));
    expect([...quiet.log, ...attacked.log]).toEqual([]);
    process.stdout.write(`${game.id}: ${thrown} frames thrown in\n`);
  });
});

async function throwAt(table: LaidTable, number: number, source: RandomSource): Promise<number> {
  const thrower: Listener = await table.enter(number);
  const frames = garbageFrames(source, FRAMES_PER_CONNECTION);
  for (const frame of frames) thrower.throwIn(frame);
  await Promise.race([thrower.closed, thrower.ask('me').catch(() => undefined)]);
  thrower.drop();
  return frames.length;
}

/** Makes one move: each client receives one patch, and the mover also an answer. */
async function playOn(table: LaidTable, source: RandomSource): Promise<void> {
  const everyone = [...table.players, table.spectator];
  await settled(everyone);
  const heard = everyone.map(({ frames }) => frames.length);
  const move = anyMove(table.world.inner, table.world.truth, source);
  if (move === null) return;
  expect(await table.play(move)).toEqual(expect.any(Number));
  await settled(everyone);
  everyone.forEach(({ frames }, seat) => {
    expect(frames.length - heard[seat]!).toBe(seat === move.seat ? 3 : 2);
  });
}
