import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import type { CardMemory } from '../core/known-cards.ts';
import { seeded } from '../core/seeded-random.ts';
import { seeds } from '../testing/seeds.ts';
import { nameOf, type Setting, settingsToPlay } from '../testing/setting.ts';
import { bySize } from '../testing/size.ts';
import { QUICK_GAMES } from '../testing/test-games.ts';
import { memoryOf } from './card-memory.ts';
import { weighActions } from './choose-action.ts';
import type { Decision } from './paired-roll-outs.ts';
import { sampleWorld } from './sample-world.ts';
import { decisionsIn, rememberedGame } from './testing/remembered-game.ts';
import { truePiles, wrongBelief } from './testing/true-piles.ts';
import { usualAction } from './usual-action.ts';

const SEEDS = seeds(bySize({ full: 1, soak: 100 }));
/** The options change little for a memory, so some settings of each game are enough, from the fewest seats to the most. */
const MAX_SETTINGS = bySize({ quick: 2, full: 3, soak: 1000 });
/** Worlds are sampled once in so many turns. */
const WORLDS_EVERY = 7;

function someSettings(game: Game): readonly Setting[] {
  const all = settingsToPlay(game);
  const step = Math.max(1, (all.length - 1) / (MAX_SETTINGS - 1));
  return all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}

describe.each(QUICK_GAMES)('what a seat of $id remembers', (game) => {
  test.each(someSettings(game).map((setting) => [nameOf(setting), setting] as const))('%s', (_, setting) => {
    for (const seed of SEEDS) {
      let turn = 0;
      for (const remembered of rememberedGame(setting, seed)) {
        turn++;
        for (const each of remembered) {
          const at = `TEST_SEED=${seed}, turn ${turn}, seat ${each.seat}`;
          checkMemory(each, at);
          checkRollOutBot(each, at);
        }
        const chosen = turn % WORLDS_EVERY === 0 ? remembered[turn % remembered.length] : undefined;
        if (chosen !== undefined) checkWorlds(chosen, `TEST_SEED=${seed}, turn ${turn}, seat ${chosen.seat}`);
      }
    }
  });
});

/** Checks that a memory is true, a JSON value, and at least what the view alone shows. */
function checkMemory({ game, state, seat, memory }: Decision, at: string): void {
  expect(wrongBelief(memory, truePiles(game, state)), at).toBeNull();
  const view = game.view(state, seat);
  expect(memory.view, at).toEqual(view);
  const [known, seen] = [memory, memoryOf(game, view)].map(({ pools }) => pools.flat().length);
  expect(known, at).toBeLessThanOrEqual(seen ?? 0);
}

/** Checks that the bot of roll-outs chooses like the normal one that has seen all, whatever nobody has seen. */
function checkRollOutBot({ game, state, seat, memory }: Decision, at: string): void {
  if (game.rollOutBot === undefined || !game.toAct(state).includes(seat)) return;
  const usual = usualAction(game, memory.view, seeded(1), memory);
  expect(game.rollOutBot(state, seat, seeded(1)), at).toEqual(usual);
  expect(game.rollOutBot(sampleWorld(game, state, memory, seeded(1)), seat, seeded(1)), at).toEqual(usual);
}

/** Checks that sampled worlds look right to the seat and agree with its memory, and do not depend on what it was not shown. */
function checkWorlds({ game, state, seat, memory }: Decision, at: string): void {
  const stored: CardMemory = JSON.parse(JSON.stringify(memory));
  const world = sampleWorld(game, state, stored, seeded(1));
  expect(game.view(world, seat), at).toEqual(game.view(state, seat));
  expect(wrongBelief(memory, truePiles(game, world)), at).toBeNull();
  expect(sampleWorld(game, world, memory, seeded(2)), at).toEqual(sampleWorld(game, state, memory, seeded(2)));
}

describe.each(QUICK_GAMES)('the engine in $id', (game) => {
  const [setting] = settingsToPlay(game);
  test('chooses the same action in two worlds that look the same', () => {
    if (setting === undefined) throw new Error('there is no setting');
    const decisions = [...decisionsIn(setting, SEEDS[0] ?? 1, { every: 9, maxTurns: 40 })];
    for (const [lot, { state, seat, memory }] of decisions.entries()) {
      const world = sampleWorld(game, state, memory, seeded(lot));
      const chosen = (from: unknown) => weighActions({ game, state: from, seat, memory }, { rollOuts: 30 }, seeded(lot));
      expect(chosen(world), `decision ${lot}`).toEqual(chosen(state));
    }
    expect(decisions.length).toBeGreaterThan(0);
  });
});
