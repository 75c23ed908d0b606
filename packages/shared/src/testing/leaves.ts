import { act, type Match, outcomeOf, pendingChance } from '../core/match.ts';

export interface Leaves {
  readonly all: number;
  readonly over: number;
}

/** Counts the leaves of the tree of all actions up to a depth. A pending random decision is a leaf too. */
export function leaves(match: Match, actions: number): Leaves {
  if (outcomeOf(match) !== null) return { all: 1, over: 1 };
  if (actions === 0 || pendingChance(match) !== null) return { all: 1, over: 0 };
  let [all, over] = [0, 0];
  for (const seat of match.game.toAct(match.state)) {
    for (const action of match.game.legal(match.game.view(match.state, seat))) {
      const result = act(match, seat, action);
      if (!result.ok) throw new Error(`a legal action is refused: ${result.refusal}`);
      const below = leaves(result.value, actions - 1);
      all += below.all;
      over += below.over;
    }
  }
  return { all, over };
}
