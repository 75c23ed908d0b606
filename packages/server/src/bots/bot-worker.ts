import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { chooseAtLevel } from '@hundredfold/shared/bots/choose-at-level.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import { liveChance } from '../platform/live-chance.ts';
import type { BotSearch } from './bot-engine.ts';

export interface BotWorkerData {
  /** The module that finds a game by its id, as a specifier or a URL. */
  readonly games: string;
}

export interface BotWorkerRequest {
  readonly game: string;
  readonly view: View;
  readonly search: BotSearch;
  /** The time in milliseconds after which a search ends with the best action so far. */
  readonly searchMs: number;
}

export type BotWorkerAnswer = { readonly action: AnyAction } | { readonly threw: Error };

interface Games {
  gameById(id: string): Game | undefined;
}

const { games } = workerData as BotWorkerData;

// On Linux each thread has a priority of its own, and 0 is the calling thread. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', async (request: BotWorkerRequest) => parentPort?.postMessage(await think(request)));

async function think({ game: id, view, search, searchMs }: BotWorkerRequest): Promise<BotWorkerAnswer> {
  try {
    const { gameById }: Games = await import(games);
    const game = gameById(id);
    if (game === undefined) throw new Error(`there is no game ${id}`);
    return { action: chosenBySearch(game, view, search, searchMs) };
  } catch (error) {
    return { threw: error instanceof Error ? error : new Error(String(error)) };
  }
}

function chosenBySearch(game: Game, { viewer }: View, { level, memory, state }: BotSearch, milliseconds: number): AnyAction {
  if (typeof viewer !== 'number') throw new Error('only a seat has something to decide');
  const end = performance.now() + milliseconds;
  return chooseAtLevel(level, { game, state, seat: viewer, memory }, liveChance, () => performance.now() < end);
}
