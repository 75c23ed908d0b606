import type { Game } from '../core/game.ts';
import { terms as fourSquare } from './four-square/declaration.ts';
import { terms as foursquare } from './foursquare/declaration.ts';
import { terms as hundredRummy } from './hundred-rummy/declaration.ts';
import { terms as modFour } from './mod-four/declaration.ts';
import { terms as oneHundredOne } from './one-hundred-one/declaration.ts';

/** The facts about a game that are enough to choose it and to create a table, without its rules. */
export type GameTerms = Pick<Game, 'id' | 'version' | 'seats' | 'options' | 'lowestScoreWins'>;

/** The facts about all games, in the order of `GAMES`. Pages that play no game use it, so that they need not load the rules. */
export const TERMS: readonly [GameTerms, ...GameTerms[]] = [oneHundredOne, modFour, fourSquare, hundredRummy, foursquare];

export function termsOf(id: string): GameTerms | undefined {
  return TERMS.find((terms) => terms.id === id);
}
