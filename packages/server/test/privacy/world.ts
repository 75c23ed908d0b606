import type { Game } from '@hundredfold/shared/core/game.ts';
import { accepted } from '@hundredfold/shared/core/result.ts';

/** A game whose truth a test can read, and swap without the table noticing. */
export interface World {
  /** The game for the table. */
  readonly game: Game;
  /** The game for tests that hold the truth. */
  readonly inner: Game;
  truth: unknown;
}

interface Box {
  truth: unknown;
}

/** Returns a world of the game. The table holds each state in a box, and the last box filled is the truth of that table. */
export function worldOf(game: Game): World {
  let now: Box = { truth: null };
  const boxed = (truth: unknown): Box => {
    now = { truth };
    return now;
  };
  const unboxed = (state: unknown): unknown => (state as Box).truth;
  return {
    inner: game,
    game: {
      ...game,
      setup: (options, seats) => boxed(game.setup(options, seats)),
      chance: (state) => game.chance(unboxed(state)),
      resolveChance: (state, lot) => boxed(game.resolveChance(unboxed(state), lot)),
      apply(state, seat, action) {
        const result = game.apply(unboxed(state), seat, action);
        return result.ok ? accepted(boxed(result.value)) : result;
      },
      outcome: (state) => game.outcome(unboxed(state)),
      toAct: (state) => game.toAct(unboxed(state)),
      view: (state, viewer) => game.view(unboxed(state), viewer),
      cards: (state) => game.cards(unboxed(state)),
      withCards: (state, cards): Box => ({ truth: game.withCards(unboxed(state), cards) }), // Only tests call this.
    },
    get truth() {
      return now.truth;
    },
    set truth(truth) {
      now.truth = truth;
    },
  };
}
