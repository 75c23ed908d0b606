import type { PlayedGame } from '@hundredfold/shared/core/played.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { OwnGamePlace } from '@hundredfold/shared/protocol/own-games.ts';

/** A finished game in the list of one of its players. */
export interface StoredOwnGame {
  readonly played: PlayedGame;
  /** The player's own seat; `null` if they had no name. */
  readonly seat: Seat | null;
  /** The names of the other people by seat, without those who have none or were forgotten. */
  readonly others: readonly string[];
  readonly isFavourite: boolean;
  /** `false` if the record was deleted. */
  readonly hasRecord: boolean;
}

/** A part of a person's games. */
export interface OwnGamesQuery {
  /** The id of a game whose matches are wanted; all games, if left out. */
  readonly game?: string;
  readonly onlyFavourites?: boolean;
  /** Returns the games that come after this place. */
  readonly after?: OwnGamePlace;
  readonly limit: number;
}
