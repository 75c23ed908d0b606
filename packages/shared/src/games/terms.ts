import type { Game } from '../core/game.ts';
import { terms as fourSquare } from './four-square/declaration.ts';
import { terms as foursquare } from './foursquare/declaration.ts';
import { terms as hundredRummy } from './hundred-rummy/declaration.ts';
import { terms as modFour } from './mod-four/declaration.ts';
import { terms as oneHundredOne } from './one-hundred-one/declaration.ts';

/** What one has to know of a game to choose it, and to make a table for it: none of its rules. */
export type GameTerms = Pick<Game, 'id' | 'seats' | 'options' | 'fewest'>;

/** All games in the order of `GAMES`, for pages that play none of them and should not wait for the rules. */
export const TERMS: readonly [GameTerms, ...GameTerms[]] = [modFour, fourSquare, hundredRummy, oneHundredOne, foursquare];

export function termsOf(id: string): GameTerms | undefined {
  return TERMS.find((terms) => terms.id === id);
}
