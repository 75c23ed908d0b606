import type { Game } from '@hundredfold/shared/core/game.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { type GameTerms, TERMS } from '@hundredfold/shared/games/terms.ts';
import { handOver } from '@hundredfold/shared/testing/tiny/hand-over.ts';
import { readConfig } from '../src/config.ts';
import { serve } from '../src/serve.ts';

/** A card room with one more game on its list, and the client that was built with it: `node extra-game.ts <folder>`. */
(GAMES as Game[]).push(handOver);
(TERMS as [GameTerms, ...GameTerms[]]).push(handOver);
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const serving = await serve(config.value, process.argv[2]);
process.on('SIGTERM', () => void serving.close().then(() => process.exit(0)));
process.stdout.write(`http://localhost:${serving.port}\n`);
