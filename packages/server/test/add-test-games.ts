import type { Game } from '@hundredfold/shared/core/game.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { type GameTerms, TERMS } from '@hundredfold/shared/games/terms.ts';
import { handOver } from '@hundredfold/shared/testing/tiny/hand-over.ts';

/**
 * Adds the test game to the server's lists. A test imports this file before everything else, because some lists are read only
 * once; a server in its own process loads it first with Node's `--import`.
 */
(GAMES as Game[]).push(handOver);
(TERMS as [GameTerms, ...GameTerms[]]).push(handOver);
