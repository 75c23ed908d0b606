import type { Game } from '../core/game.ts';
import type { CardMemory } from '../core/known-cards.ts';
import { seeded } from '../core/seeded-random.ts';
import { mayAct } from '../core/view.ts';
import { type ActionChoice, weighActions } from './choose-action.ts';
import { strongRollOuts } from './choose-at-level.ts';
import { stateFromView } from './state-from-view.ts';

/** The seed of all hints, so that the same question gets the same answer. */
const SEED = 1;

/**
 * Returns what a strong bot would do in place of a seat that is to act, from what the seat was shown and from nothing else. Returns
 * `null` if it is not to act, or if the game has no such hints. `rollOuts` is the number of roll-outs in all.
 */
export function advise(game: Game, memory: CardMemory, rollOuts: number = strongRollOuts(game)): ActionChoice | null {
  const { view } = memory;
  if (!mayAct(view)) return null;
  const state = stateFromView(game, view);
  return state === null ? null : weighActions({ game, state, seat: view.viewer, memory }, { rollOuts }, seeded(SEED));
}
