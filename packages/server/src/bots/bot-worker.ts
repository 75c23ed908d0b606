import { parentPort, workerData } from 'node:worker_threads';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import { liveChance } from '../platform/live-chance.ts';

export interface BotWorkerData {
  /** The module that finds a game by its id, as a specifier or a URL. */
  readonly games: string;
}

/** Asks a worker thread for the move of a game's bot. */
export interface BotWorkerRequest {
  readonly game: string;
  readonly view: View;
}

export type BotWorkerAnswer = { readonly action: AnyAction } | { readonly threw: Error };

interface Games {
  gameById(id: string): Game | undefined;
}

const { games } = workerData as BotWorkerData;

parentPort?.on('message', async (request: BotWorkerRequest) => parentPort?.postMessage(await think(request)));

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
