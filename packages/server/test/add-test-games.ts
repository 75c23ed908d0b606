import type { Game } from '@hundredfold/shared/core/game.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { type GameTerms, TERMS } from '@hundredfold/shared/games/terms.ts';
import { handOver } from '@hundredfold/shared/testing/tiny/hand-over.ts';

/**
 * Puts the game of the tests on the server's lists. A test imports this file before everything else, for some lists are read only
 * once; a server in a process of its own has Node load it first, by `--import`.
 */
(GAMES as Game[]).push(handOver);
(TERMS as [GameTerms, ...GameTerms[]]).push(handOver);
