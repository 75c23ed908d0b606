// Threats (docs/security.md): U2.
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test, vi } from 'vitest';
import { serverForFile } from '../kit/server.ts';
import { leaksOf } from './leaks.ts';
import { compareFrames, settled } from './listener.ts';
import { anyMove, type Move, planSplit, type TwinMove } from './plan.ts';
import type { Build, LaidTable } from './table.ts';
import { closeWorlds, inBoth, openWorlds, type TwoWorlds } from './two-worlds.ts';

const SEEDS = bySize({ full: [11], soak: [11, 12, 13] });
const MAX_MOVES = 5;

const TAKEN_SEAT = 1;

const WAYS = ['removed', 'claimed'] as const;
type Way = (typeof WAYS)[number];

interface Change {
  readonly way?: Way;
  readonly build?: Build;
}

const server = serverForFile();

describe.each(QUICK_GAMES.filter(({ seats }) => seats.max > 1))('a seat of $id that changes hands', (game) => {
  const setting = { game, options: defaultOptions(game.options), seats: game.seats.max };

  test.each(WAYS)(
    'shows the new player only what that seat sees, and the old player only what everyone sees: %s',
    async (way) => {
      for (const seed of SEEDS) expect(await differences(seed, { way })).toEqual([]);
    },
  );

  test.each(isSampleGame(game) ? leaksOf(game).filter(({ what }) => what.startsWith('a seat is granted')) : [])(
    'is found to show more, if that is planted: $what',
    async ({ build }) => expect(await differences(SEEDS[0] ?? 0, { build })).not.toEqual([]),
  );

  async function differences(seed: number, { way = 'removed', build }: Change): Promise<readonly string[]> {
    const worlds = await openWorlds(server.address, setting, seed, build);
    const moves = await splitFor(worlds);
    const twins = moves.map(({ twin, ...move }): Move => ({ ...move, action: twin }));
    const [mine, theirs] = await Promise.all([changeHands(worlds.one, moves, way), changeHands(worlds.other, twins, way)]);
    await closeWorlds(worlds);
    return mine.flatMap((frames, index) => compareFrames(`index ${index}`, frames, theirs[index] ?? []));
  }
});

/**
 * Plays until the worlds can be split while the seat is not to act, splits them, and returns the moves that are possible in both.
 */
async function splitFor(worlds: TwoWorlds): Promise<readonly TwinMove[]> {
  const { one, other, source, setting } = worlds;
  for (;;) {
    const { truth } = one.world;
    const plan = setting.game.toAct(truth).includes(TAKEN_SEAT)
      ? null
      : planSplit({ game: setting.game, viewer: TAKEN_SEAT, source }, truth, MAX_MOVES);
    if (plan !== null && plan.moves.length > 0) {
      other.world.truth = plan.other;
      return plan.moves;
    }
    const move = anyMove(setting.game, truth, source);
    if (move === null) throw new Error('the game was over before the worlds could be split');
    await inBoth(worlds, (table) => table.play(move));
  }
}

/**
 * The player of the seat is removed or loses the connection, a spectator takes the seat and plays on, and the first player comes back to
 * watch. Returns the frames of these two.
 */
async function changeHands(table: LaidTable, moves: readonly Move[], way: Way): Promise<readonly (readonly Uint8Array[])[]> {
  const { spectator, players } = table;
  await settled([spectator, ...players]);
  const from = spectator.frames.length;
  if (way === 'removed') {
    expect(await players[0]?.ask('remove', { person: TAKEN_SEAT + 1 })).toBeNull();
    expect(await spectator.ask('take', { seat: TAKEN_SEAT })).toBeNull();
  } else {
    expect(await spectator.ask('introduce', { name: players[TAKEN_SEAT]?.who.name, seal: 1 })).toBeNull();
    await players[TAKEN_SEAT]?.drop();
    await vi.waitFor(() => expect(table.room.state.seats[TAKEN_SEAT]?.status).toBe('away'));
    expect(await spectator.ask('take', { seat: TAKEN_SEAT })).toBeNull();
    expect(await players[0]?.ask('grant', { person: players.length + 1 })).toBeNull();
  }
  players[TAKEN_SEAT] = spectator;
  const removed = await table.enter(TAKEN_SEAT);
  for (const move of moves) expect(await table.play(move)).toEqual(expect.any(Number));
  await settled([spectator, removed]);
  return [spectator.frames.slice(from), removed.frames];
}
