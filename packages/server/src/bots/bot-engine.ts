import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';

/** Decides what bots do: from what their seat sees, and nothing else. */
export interface BotEngine {
  /** Rejects where the bot throws. */
  choose(game: Game, view: View): Promise<AnyAction>;
  close(): Promise<void>;
}

/** Bots think in place, but those of games that call them slow in threads. */
export function botEngine(source: RandomSource, threads: BotEngine): BotEngine {
  const here = inProcessEngine(source);
  return {
    choose: (game, view) => (game.slowBot === true ? threads : here).choose(game, view),
    close: () => threads.close(),
  };
}

/** Everything else waits meanwhile. */
export function inProcessEngine(source: RandomSource): BotEngine {
  return {
    choose: async (game, view) => game.bot(view, source),
    close: async () => undefined,
  };
}
