import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenServer } from '../open-server.ts';
import { compareFrames } from './compare.ts';
import { leaksOf } from './leaks/leaks.ts';
import { anyMove, type Move, planSplit, type TwinMove } from './plan.ts';
import { openWideServer } from './server.ts';
import { type Build, type LaidTable, settled } from './table.ts';
import { closeWorlds, inBoth, openWorlds, type TwoWorlds } from './two-worlds.ts';

const SEEDS = bySize({ quick: [11], test: [11, 12, 13], soak: [11, 12, 13] });
/** Moves after the split. */
const LONGEST = 5;

/** Whose seat is taken. */
const TAKEN = 1;

let server: OpenServer;
beforeAll(async () => {
  server = await openWideServer();
});
afterAll(() => server.close());

describe.each(TEST_GAMES.filter(({ seats }) => seats.max > 1))(
  'a seat of $id that changes hands',
  { timeout: 120_000 },
  (game) => {
    const setting = { game, options: defaultOptions(game.options), seats: game.seats.max };

    test('shows whoever takes it nothing but what that seat sees, and whoever had it what everybody sees', async () => {
      for (const seed of SEEDS) expect(await differences(seed)).toEqual([]);
    });

    test.each(leaksOf(game).filter(({ what }) => what.startsWith('a seat is granted')))(
      'is found to show more, where that is planted: $what',
      async ({ build }) => expect(await differences(SEEDS[0] ?? 0, build)).not.toEqual([]),
    );

    /** Somebody who watched takes the seat in two worlds that differ only in what it does not see. */
    async function differences(seed: number, build?: Build): Promise<readonly string[]> {
      const worlds = await openWorlds(server.address, setting, seed, build);
      const moves = await splitFor(worlds);
      const twins = moves.map(({ twin, ...move }): Move => ({ ...move, action: twin }));
      const [mine, theirs] = await Promise.all([changeHands(worlds.one, moves), changeHands(worlds.other, twins)]);
      await closeWorlds(worlds);
      return mine.flatMap((frames, ear) => compareFrames(`ear ${ear}`, frames, theirs[ear] ?? []));
    }
  },
);

/** Plays until the worlds can be split while nobody waits for the seat, splits them, and says what can be played in both. */
async function splitFor(worlds: TwoWorlds): Promise<readonly TwinMove[]> {
  const { one, other, source, setting } = worlds;
  for (;;) {
    const { truth } = one.world;
    const plan = setting.game.toAct(truth).includes(TAKEN)
      ? null
      : planSplit({ game: setting.game, viewer: TAKEN, source }, truth, LONGEST);
    if (plan !== null && plan.moves.length > 0) {
      other.world.truth = plan.other;
      return plan.moves;
    }
    const move = anyMove(setting.game, truth, source);
    if (move === null) throw new Error('the game was over before the worlds could be split');
    await inBoth(worlds, (table) => table.play(move));
  }
}

/** The host sends away, a spectator takes the seat and plays on; whoever had it comes back to watch. What these two are sent. */
async function changeHands(table: LaidTable, moves: readonly Move[]): Promise<readonly (readonly Uint8Array[])[]> {
  const { spectator, players } = table;
  await settled([spectator, ...players]);
  const from = spectator.frames.length;
  expect(await players[0]?.ask('remove', { person: TAKEN + 1 })).toBeNull();
  expect(await spectator.ask('take', { seat: TAKEN })).toBeNull();
  players[TAKEN] = spectator;
  const removed = await table.enter(TAKEN);
  for (const move of moves) expect(await table.play(move)).toEqual(expect.any(Number));
  await settled([spectator, removed]);
  return [spectator.frames.slice(from), removed.frames];
}
