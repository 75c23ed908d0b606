import type { CardMemory } from '@hundredfold/shared/bots/known-cards.ts';
import { sampleWorld } from '@hundredfold/shared/bots/sample-world.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { BotLevel } from '@hundredfold/shared/protocol/bot-level.ts';

/** The facts that a bot needs to try actions out, besides the view of its seat. */
export interface BotSearch {
  readonly level: Exclude<BotLevel, 'normal'>;
  readonly memory: CardMemory;
  /** The state of the match. Of its secrets only what the seat was shown counts. */
  readonly state: unknown;
}

/** Decides the moves of bots from what their seat was shown, and from nothing else. */
export interface BotEngine {
  /**
   * Rejects if the bot throws. Without a search, the bot is a normal one. The signal says that nobody wants the action any more; then
   * it may reject as well.
   */
  choose(game: Game, view: View, search?: BotSearch, signal?: AbortSignal): Promise<AnyAction>;
  close(): Promise<void>;
}

/**
 * Runs bots in the main thread, but bots of games with `slowBot`, and those that search, in worker threads. These get a state with other
 * hidden cards, so that no thread has cards that the seat does not know.
 */
export function botEngine(source: RandomSource, threads: BotEngine): BotEngine {
  const here = inProcessEngine(source);
  return {
    async choose(game, view, search, signal) {
      if (search === undefined && game.slowBot !== true) return here.choose(game, view);
      if (search === undefined) return threads.choose(game, view, search, signal);
      const state = sampleWorld(game, search.state, search.memory, source);
      return threads.choose(game, view, { ...search, state }, signal);
    },
    close: () => threads.close(),
  };
}

/** Runs normal bots in the main thread, which is blocked meanwhile. */
export function inProcessEngine(source: RandomSource): BotEngine {
  return {
    choose: async (game, view) => game.bot(view, source),
    close: async () => undefined,
  };
}
