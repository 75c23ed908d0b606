import type { Game } from '@hundredfold/shared/core/game.ts';
import { accepted } from '@hundredfold/shared/core/result.ts';

/** A game whose truth a test can look at, and swap behind the back of the table that plays it. */
export interface World {
  /** For the table. */
  readonly game: Game;
  /** For whoever has the truth in hand. */
  readonly inner: Game;
  truth: unknown;
}

interface Box {
  truth: unknown;
}

/** The same game; the table holds each state in a box, and the last box filled is the truth of that table. */
export function worldOf(game: Game): World {
  let now: Box = { truth: null };
  const keep = (truth: unknown): Box => {
    now = { truth };
    return now;
  };
  const open = (state: unknown): unknown => (state as Box).truth;
  return {
    inner: game,
    game: {
      ...game,
      setup: (options, seats) => keep(game.setup(options, seats)),
      chance: (state) => game.chance(open(state)),
      resolveChance: (state, lot) => keep(game.resolveChance(open(state), lot)),
      apply(state, seat, action) {
        const result = game.apply(open(state), seat, action);
        return result.ok ? accepted(keep(result.value)) : result;
      },
      outcome: (state) => game.outcome(open(state)),
      toAct: (state) => game.toAct(open(state)),
      view: (state, viewer) => game.view(open(state), viewer),
      piles: (state) => game.piles(open(state)),
      determinize: (state, viewer, source): Box => ({ truth: game.determinize(open(state), viewer, source) }), // Only asked by tests.
    },
    get truth() {
      return now.truth;
    },
    set truth(truth) {
      now.truth = truth;
    },
  };
}
