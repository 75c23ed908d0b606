import type { Game } from '../core/game.ts';
import { fourSquare } from './four-square/index.ts';
import { foursquare } from './foursquare/index.ts';
import { hundredRummy } from './hundred-rummy/index.ts';
import { modFour } from './mod-four/index.ts';
import { oneHundredOne } from './one-hundred-one/index.ts';

/**
 * All games. `TERMS` (`terms.ts`) lists the same ones without their rules. A game in this list gets its room, its lobby entry and its
 * place in every test suite.
 */
export const GAMES: readonly Game[] = [oneHundredOne, modFour, fourSquare, hundredRummy, foursquare];

export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
