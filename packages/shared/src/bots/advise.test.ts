import { describe, expect, test } from 'vitest';
import { seeded } from '../core/seeded-random.ts';
import { seeds } from '../testing/seeds.ts';
import { nameOf, settingsToPlay } from '../testing/setting.ts';
import { bySize } from '../testing/size.ts';
import { QUICK_GAMES } from '../testing/test-games.ts';
import { advise } from './advise.ts';
import { rollOut, stageOf } from './roll-out.ts';
import { sampleWorld } from './sample-world.ts';
import { stateFromView } from './state-from-view.ts';
import { decisionsIn, rememberedGame } from './testing/remembered-game.ts';

const [SEED = 1] = seeds(1);
/** Positions are tried once in so many turns. */
const EVERY = bySize({ quick: 7, full: 5, soak: 1 });
/** The settings of a game differ little in what a view has. */
const MAX_SETTINGS = bySize({ quick: 2, full: 3, soak: 1000 });
/** Hints are asked for in so many first turns. */
const HINTS_UNTIL = bySize({ quick: 8, full: 20, soak: 200 });
/** A hint of so many roll-outs is as honest as one of more. */
const ROLL_OUTS = 30;

const CASES = QUICK_GAMES.flatMap((game) =>
  settingsToPlay(game)
    .slice(-MAX_SETTINGS)
    .map((setting) => [`${game.id}, ${nameOf(setting)}`, setting] as const),
);

describe.each(CASES)('in %s', (_, setting) => {
  test('a state that is made from a view looks like it, and plays on like the true state', () => {
    let tried = 0;
    for (const { game, state, seat, memory } of decisionsIn(setting, SEED, { every: EVERY })) {
      const drawn = (from: unknown) => sampleWorld(game, from, memory, seeded(2));
      const [world, truth] = [drawn(stateFromView(game, memory.view)), drawn(state)];
      for (const viewer of [seat, 'public', 'all'] as const)
        expect(JSON.stringify(withoutPrivateFacts(game.view(world, viewer)))).toBe(
          JSON.stringify(withoutPrivateFacts(game.view(truth, viewer))),
        );
      expect(game.view(world, seat)).toEqual(memory.view);
      const worth = (from: unknown) => rollOut(game, from, { seat, stage: stageOf(game, from), seed: 3 });
      expect(worth(world), JSON.stringify(memory.view)).toBe(worth(truth));
      tried++;
    }
    expect(tried).toBeGreaterThan(0);
  });
});

/** A view without what a seat alone knows, besides cards: another seat cannot know it. */
function withoutPrivateFacts<View extends { readonly seats: readonly object[] }>(view: View): View {
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, passed: null, received: null })) };
}

test.each(QUICK_GAMES.map((game) => [game.id, game] as const))(
  'in %s two worlds that look the same to a seat give the same hint, which is legal',
  (_, game) => {
    const setting = settingsToPlay(game)[0];
    if (setting === undefined) throw new Error('there is no setting');
    let turn = 0;
    for (const { state, seat, memory } of decisionsIn(setting, SEED, { every: EVERY })) {
      if (turn++ > HINTS_UNTIL) break;
      const hint = advise(game, memory, ROLL_OUTS);
      expect(game.legal(memory.view)).toContainEqual(hint?.action);
      const world = sampleWorld(game, state, memory, seeded(turn));
      expect(advise(game, { ...memory, view: game.view(world, seat) }, ROLL_OUTS)).toEqual(hint);
    }
    expect(turn).toBeGreaterThan(0);
  },
);

test('there is no hint for a seat that is not to act', () => {
  const setting = CASES.at(-1)?.[1];
  if (setting === undefined) throw new Error('there is no setting');
  for (const remembered of rememberedGame(setting, SEED))
    for (const { game, seat, memory } of remembered)
      if (!memory.view.toAct.includes(seat)) expect(advise(game, memory)).toBeNull();
});
