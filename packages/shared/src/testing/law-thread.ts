import { parentPort } from 'node:worker_threads';
import type { OptionValues } from '../core/options.ts';
import { checkLaws } from './check-laws.ts';
import { seeds } from './seeds.ts';
import { testGameById } from './test-games.ts';

/** So many games of one way to play. */
export interface LawTask {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly games: number;
}

parentPort?.on('message', (task: LawTask) => {
  parentPort?.postMessage(complaintAbout(task));
});

/** Which law is broken where, or `null`. */
function complaintAbout({ game: id, options, seats, games }: LawTask): string | null {
  const game = testGameById(id);
  if (game === undefined) return `there is no game ${id}`;
  try {
    checkLaws({ game, options, seats }, seeds(games));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
