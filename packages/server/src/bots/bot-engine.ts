import { sampleWorld } from '@hundredfold/shared/bots/sample-world.ts';
import { usualAction } from '@hundredfold/shared/bots/usual-action.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { CardMemory } from '@hundredfold/shared/core/known-cards.ts';
import type { View } from '@hundredfold/shared/core/view.ts';

/** The facts that a bot needs to remember, and to try actions out, besides the view of its seat. */
export interface BotSearch {
  readonly level: BotLevel;
  readonly memory: CardMemory;
  /** The state of the match, of whose secrets only what the seat was shown counts. A worker thread gets one with other hidden cards. */
  readonly state: unknown;
}

/** Decides the moves of bots from what their seat was shown, and from nothing else. */
export interface BotEngine {
  /**
   * Rejects if the bot throws. Without a search, the bot is a normal one that remembers nothing. The signal says that nobody wants the
   * action any more; then it may reject as well.
   */
  choose(game: Game, view: View, search?: BotSearch, signal?: AbortSignal): Promise<AnyAction>;
  close(): Promise<void>;
}

/** Runs the bots that search in worker threads. */
export interface SearchThreads extends Pick<BotEngine, 'close'> {
  choose(game: Game, view: View, search: BotSearch, signal?: AbortSignal): Promise<AnyAction>;
}

/**
 * Runs normal bots in the main thread, which is blocked meanwhile, and those that search in worker threads. These get a state with
 * other hidden cards, so that no thread has cards that the seat does not know.
 */
export function botEngine(source: RandomSource, threads: SearchThreads): BotEngine {
  return {
    async choose(game, view, search, signal) {
      if (search === undefined || search.level === 'normal') return usualAction(game, view, source, search?.memory);
      const state = sampleWorld(game, search.state, search.memory, source);
      return threads.choose(game, view, { ...search, state }, signal);
    },
    close: () => threads.close(),
  };
}
