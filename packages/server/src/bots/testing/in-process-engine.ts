import { usualAction } from '@hundredfold/shared/bots/usual-action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { BotEngine } from '../bot-engine.ts';

/** Runs all bots as normal ones in the thread that calls it. */
export function inProcessEngine(source: RandomSource): BotEngine {
  return {
    choose: async (game, view, search) => usualAction(game, view, source, search?.memory),
    close: async () => undefined,
  };
}
