import type { Game } from '../core/game.ts';

/** The facts about a game that are enough to choose it and to create a table, without its rules. */
export type GameTerms = Pick<Game, 'id' | 'version' | 'seats' | 'options' | 'lowestScoreWins'>;

/** The part of a game's manifest that a server reads. The rest is for the client (`client/src/games/manifest.ts`). */
export interface RulesManifest {
  readonly terms: GameTerms;
  /** The place in the list of games. Games without one come last, by their ids. */
  readonly place?: number;
  rules(): Promise<Game>;
}
