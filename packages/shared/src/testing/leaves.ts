import { act, type Match, outcomeOf, pendingChance } from '../core/match.ts';

/** What a tree of actions ends in. */
export interface Leaves {
  /** All of its ends. */
  readonly all: number;
  /** Those at which the game is over. */
  readonly over: number;
}

/** Counts the ends of all that can happen in so many actions; a lot that falls due is an end too. */
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
