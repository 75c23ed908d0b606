import type { Game } from '../core/game.ts';
import { fourSquare } from '../games/four-square/index.ts';
import { foursquare } from '../games/foursquare/index.ts';
import { hundredRummy } from '../games/hundred-rummy/index.ts';
import { GAMES } from '../games/index.ts';
import { oneHundredOne } from '../games/one-hundred-one/index.ts';

/** Games that are played by the rules already, and wait for their table in the client. */
const COMING: readonly Game[] = [fourSquare, hundredRummy, oneHundredOne, foursquare];

/** Every game there is, each once. */
export const ALL_GAMES: readonly Game[] = [...GAMES, ...COMING.filter(({ id }) => GAMES.every((game) => game.id !== id))];
