import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';

/** Decides the moves of bots from the view of their seat, and from nothing else. */
export interface BotEngine {
  /** Rejects if the bot throws. */
  choose(game: Game, view: View): Promise<AnyAction>;
  close(): Promise<void>;
}

/** Runs bots in the main thread, but bots of games with `slowBot` in worker threads. */
export function botEngine(source: RandomSource, threads: BotEngine): BotEngine {
  const here = inProcessEngine(source);
  return {
    choose: (game, view) => (game.slowBot === true ? threads : here).choose(game, view),
    close: () => threads.close(),
  };
}

/** Runs bots in the main thread, which is blocked meanwhile. */
export function inProcessEngine(source: RandomSource): BotEngine {
  return {
    choose: async (game, view) => game.bot(view, source),
    close: async () => undefined,
  };
}
