import { parentPort, workerData } from 'node:worker_threads';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import { liveChance } from '../platform/live-chance.ts';

export interface BotWorkerData {
  /** Module that finds a game by its id, as a specifier or an address. */
  readonly games: string;
}

/** What a thread is asked: what would the bot of that game do? */
export interface BotWorkerRequest {
  readonly game: string;
  readonly view: View;
}

export type BotWorkerAnswer = { readonly action: AnyAction } | { readonly threw: Error };

interface Games {
  gameById(id: string): Game | undefined;
}

const { games } = workerData as BotWorkerData;

parentPort?.on('message', async (question: BotWorkerRequest) => parentPort?.postMessage(await think(question)));

async function think({ game: id, view }: BotWorkerRequest): Promise<BotWorkerAnswer> {
  try {
    const { gameById }: Games = await import(games);
    const game = gameById(id);
    if (game === undefined) throw new Error(`there is no game ${id}`);
    return { action: game.bot(view, liveChance) };
  } catch (error) {
    return { threw: error instanceof Error ? error : new Error(String(error)) };
  }
}
