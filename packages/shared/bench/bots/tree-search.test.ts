import { expect, test } from 'vitest';
import { memoryOf } from '../../src/bots/card-memory.ts';
import type { Decision } from '../../src/bots/paired-roll-outs.ts';
import { sampleWorld } from '../../src/bots/sample-world.ts';
import { rememberedGame } from '../../src/bots/testing/remembered-game.ts';
import type { Game } from '../../src/core/game.ts';
import { seeded } from '../../src/core/random.ts';
import { fourSquare } from '../../src/games/four-square/index.ts';
import { beforeTheLast } from '../../src/games/four-square/testing/table.ts';
import { FIRST_SEED } from '../../src/testing/seeds.ts';
import { settingsToPlay } from '../../src/testing/setting.ts';
import { QUICK_GAMES } from '../../src/testing/test-games.ts';
import { chooseByTree } from './tree-search.ts';

const SEARCHES = [true, false].map((isGated) => ({ rollOuts: 30, isGated }));
/** Positions are tried once in so many turns, and so many of each game. */
const EVERY = 7;
const MAX_POSITIONS = 4;

function decisionsOf(game: Game): readonly Decision[] {
  const [setting] = settingsToPlay(game);
  if (setting === undefined) throw new Error('there is no setting');
  const decisions: Decision[] = [];
  let turn = 0;
  for (const remembered of rememberedGame(setting, FIRST_SEED)) {
    if (turn++ % EVERY !== 0) continue;
    for (const { match, seat, memory } of remembered)
      if (game.toAct(match.state).includes(seat)) decisions.push({ game, state: match.state, seat, memory });
    if (decisions.length >= MAX_POSITIONS) break;
  }
  return decisions;
}

test.each(QUICK_GAMES.map((game) => [game.id, game] as const))(
  'in %s a tree search chooses the same legal action from the same seed, and in a world that looks the same',
  (_, game) => {
    const decisions = decisionsOf(game);
    expect(decisions.length).toBeGreaterThan(0);
    for (const decision of decisions) {
      const { state, seat, memory } = decision;
      const world = sampleWorld(game, state, memory, seeded(2));
      for (const search of SEARCHES) {
        const action = chooseByTree(decision, search, seeded(1));
        expect(game.legal(game.view(state, seat))).toContainEqual(action);
        expect(chooseByTree(decision, search, seeded(1))).toEqual(action);
        expect(chooseByTree({ ...decision, state: world }, search, seeded(1))).toEqual(action);
      }
    }
  },
);

test('a tree search takes the stack that wins', () => {
  const { state } = beforeTheLast();
  const [seat = 0] = fourSquare.toAct(state);
  const game = fourSquare as Game;
  const decision = { game, state, seat, memory: memoryOf(game, game.view(state, seat)) };
  for (const search of SEARCHES) expect(chooseByTree(decision, search, seeded(1))).toEqual({ type: 'place', stack: 0 });
});
