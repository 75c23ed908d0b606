import type { Game } from '@hundredfold/shared/core/game.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { handOver } from '@hundredfold/shared/testing/tiny/hand-over.ts';

/** The games of the house, and one in which several act at once and in secret. */
export const PRIVATE_GAMES: readonly Game[] = [...GAMES, handOver];
