import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { OwnGamePlace } from '@hundredfold/shared/protocol/own-games.ts';
import type { PlayedGame } from '@hundredfold/shared/protocol/played-game.ts';

export interface StoredOwnGame {
  readonly played: PlayedGame;
  /** The player's own seat; `null` if they had no name. */
  readonly seat: Seat | null;
  /** The names of the other people by seat, without those who have none or were forgotten. */
  readonly others: readonly string[];
  readonly isFavourite: boolean;
  readonly hasRecord: boolean;
}

export interface OwnGamesQuery {
  readonly game?: string;
  readonly onlyFavourites?: boolean;
  readonly after?: OwnGamePlace;
  readonly limit: number;
}
