import type { Game } from '@hundredfold/shared/core/game.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { type GameTerms, TERMS } from '@hundredfold/shared/games/terms.ts';
import { EXAMPLES } from '@hundredfold/shared/testing/test-games.ts';

/**
 * Adds the examples to the server's lists. A test imports this file before everything else, because some lists are read only
 * once; a server in its own process loads it first with Node's `--import`.
 */
(GAMES as Game[]).push(...EXAMPLES);
(TERMS as [GameTerms, ...GameTerms[]]).push(...EXAMPLES);
