import { parentPort } from 'node:worker_threads';
import type { OptionValues } from '../core/options.ts';
import { checkLaws } from './check-laws.ts';
import { seeds } from './seeds.ts';
import { testGameById } from './test-games.ts';

export interface LawTask {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly games: number;
  /** The number of games that other tasks have before these. */
  readonly before: number;
}

parentPort?.on('message', (task: LawTask) => {
  parentPort?.postMessage(complaintAbout(task));
});

function complaintAbout({ game: id, options, seats, games, before }: LawTask): string | null {
  const game = testGameById(id);
  if (game === undefined) return `there is no game ${id}`;
  try {
    checkLaws({ game, options, seats }, seeds(games), before);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
