import type { Game } from '@hundredfold/shared/core/game.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { handOver } from '@hundredfold/shared/testing/tiny/hand-over.ts';
import { stagingOf as stagingInHouse } from '../src/games/index.ts';
import type { Staging } from '../src/table/staging.ts';
import { handOverStaging } from './hand-over/staging.tsx';

/** The games of the house, and one that asks of the table what they do not. */
export const ALL_GAMES: readonly Game[] = [...GAMES, handOver];

export function stagingOf(game: string): Staging {
  return game === handOver.id ? handOverStaging : stagingInHouse(game);
}
