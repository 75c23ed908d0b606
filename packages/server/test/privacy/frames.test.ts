import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize, SIZED_TEST_TIMEOUT_MS } from '@hundredfold/shared/testing/size.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenServer } from '../open-server.ts';
import { garbageFrames } from './forge.ts';
import type { Listener } from './listener.ts';
import { anyMove } from './plan.ts';
import { openWideServer } from './server.ts';
import { type LaidTable, layTable, settled } from './table.ts';

const FRAMES = bySize({ quick: 100, test: 1000, soak: 100_000 });
/** Frames that one connection throws in, as long as it is not thrown out. */
const EACH = 5;

let server: OpenServer;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // Colyseus' decoder says there what it cannot read.
  server = await openWideServer();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

describe.each(TEST_GAMES)('while garbage is thrown at one table of $id', { timeout: 120_000 }, (game) => {
  const setting = { game, options: defaultOptions(game.options), seats: game.seats.max };

  test('others play on at theirs, and hear nothing of it', { timeout: SIZED_TEST_TIMEOUT_MS }, async () => {
    const source = seeded(FIRST_SEED);
    const [quiet, beset] = await Promise.all([layTable(server.address, setting, 1), layTable(server.address, setting, 2)]);
    let thrown = 0;
    for (let number = 100; thrown < FRAMES; number++) {
      thrown += await throwAt(beset, number, source);
      await playOn(quiet, source);
    }
    // Whoever sits at the beset table is still at a table, and it still goes by the rules.
    await settled([...beset.players, beset.spectator]);
    const move = anyMove(game, beset.world.truth, source)!;
    expect(await beset.play(move)).toEqual(expect.any(Number));
    expect([...quiet.log, ...beset.log]).toEqual([]);
    process.stdout.write(`${game.id}: ${thrown} frames thrown in\n`);
  });
});

/** Comes to a table, throws garbage at it until it is thrown out or done, and goes without a word. */
async function throwAt(table: LaidTable, number: number, source: RandomSource): Promise<number> {
  const thrower: Listener = await table.enter(number);
  const frames = garbageFrames(source, EACH);
  for (const frame of frames) thrower.throwIn(frame);
  await Promise.race([thrower.closed, thrower.ask('me').catch(() => undefined)]);
  thrower.drop();
  return frames.length;
}

/** One move, of which each listener hears in one patch, and the mover in an answer besides. */
async function playOn(table: LaidTable, source: RandomSource): Promise<void> {
  const everybody = [...table.players, table.spectator];
  await settled(everybody);
  const heard = everybody.map(({ frames }) => frames.length);
  const move = anyMove(table.world.inner, table.world.truth, source);
  if (move === null) return;
  expect(await table.play(move)).toEqual(expect.any(Number));
  await settled(everybody);
  everybody.forEach(({ frames }, seat) => {
    expect(frames.length - heard[seat]!).toBe(seat === move.seat ? 3 : 2);
  });
}
