import { describe, expect, test } from 'vitest';
import { type AnyAction, isSameAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import { seeded } from '../core/seeded-random.ts';
import { FIRST_SEED, seeds } from '../testing/seeds.ts';
import { bySize } from '../testing/size.ts';
import { TEST_GAMES } from '../testing/test-games.ts';
import { memoryOf } from './card-memory.ts';
import { chooseAtLevel } from './choose-at-level.ts';
import { type Decision, otherActions } from './paired-roll-outs.ts';
import { sampleWorld } from './sample-world.ts';
import { decisionsOf } from './testing/remembered-game.ts';

const GAMES_EACH = bySize({ quick: 4, full: 12, soak: 200 });
const TIMES = 4;
const WORLDS = seeds(3);

interface EasyChoice {
  readonly decision: Decision;
  /** The actions of a normal bot without memory, and of an easy one, by the same lot. */
  readonly usual: AnyAction;
  readonly easy: AnyAction;
}

function* easyChoices(game: Game): Generator<EasyChoice> {
  let lot = FIRST_SEED;
  for (const decision of decisionsOf(game, seeds(GAMES_EACH)))
    for (const until = lot + TIMES; lot < until; lot++) {
      const usual = game.bot(decision.memory.view, seeded(lot));
      yield { decision, usual, easy: chooseAtLevel('easy', decision, seeded(lot)) };
    }
}

/** Returns whether an action ends the game in some sampled worlds. If these agree, hidden cards do not matter. */
function ends({ game, state, seat, memory }: Decision, action: AnyAction): readonly boolean[] {
  const endings = WORLDS.map((seed) => {
    const result = game.apply(sampleWorld(game, state, memoryOf(game, memory.view), seeded(seed)), seat, action);
    return result.ok && game.outcome(result.value) !== null;
  });
  return [...new Set(endings)];
}

describe.each(TEST_GAMES.map((game) => [game.id, game] as const))('in %s an easy bot', (_, game) => {
  test('does something else than a normal one in up to a third of its decisions', () => {
    let [made, other] = [0, 0];
    for (const { decision, usual, easy } of easyChoices(game)) {
      if (otherActions(decision, usual).length === 0 || ends(decision, usual).includes(true)) continue;
      made++;
      expect(game.legal(decision.memory.view)).toContainEqual(easy);
      if (!isSameAction(easy, usual)) other++;
    }
    expect(made).toBeGreaterThan(0);
    expect(other / made).toBeGreaterThan(0.2);
    expect(other / made).toBeLessThan(0.45);
  });

  test('does not overlook that an action ends the game', () => {
    for (const { decision, usual, easy } of easyChoices(game)) {
      const [does, would] = [ends(decision, easy), ends(decision, usual)];
      if (does.length + would.length === 2) expect(does, JSON.stringify([decision.memory.view, easy])).toEqual(would);
    }
  });
});
