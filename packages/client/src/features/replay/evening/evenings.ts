import type { OwnResult } from '@hundredfold/shared/core/played.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { termsOf } from '@hundredfold/shared/games/terms.ts';

/** A finished game of the player that can be reviewed for their own seat. */
export interface ReviewableGame extends OwnResult {
  readonly seat: Seat;
}

/** The matches of one game that a player has played in one go. */
export interface EveningGames {
  readonly game: string;
  /** The matches in the order of time. There is at least one. */
  readonly games: readonly ReviewableGame[];
}

/** The time between the ends of two games from which the second one belongs to another evening. */
const MAX_GAP_MS = 4 * 60 * 60_000;

/**
 * Returns the games that count in ledgers, in the order of time. A game that was left does not, nor one in which a bot moved for the
 * player: its record does not tell which moves these were. Nor does one that went on from a turn of another game: its result depends on
 * the turn that was chosen. Games that this page does not know are left out.
 */
export function reviewableGames(games: readonly OwnResult[]): readonly ReviewableGame[] {
  return games
    .flatMap((played) => {
      const { game, seat, left, botMoved, playedOn } = played;
      const isOwnPlay = left !== true && botMoved !== true && playedOn === undefined;
      return termsOf(game) === undefined || seat === undefined || !isOwnPlay ? [] : [{ ...played, seat }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Returns the evenings of a player, the latest first. Several games of one evening are apart, the one that was played last first. */
export function eveningsOf(games: readonly ReviewableGame[]): readonly EveningGames[] {
  const evenings: ReviewableGame[][] = [];
  for (const played of games) {
    const last = evenings.at(-1);
    if (last === undefined || played.at - (last.at(-1)?.at ?? 0) >= MAX_GAP_MS) evenings.push([played]);
    else last.push(played);
  }
  return evenings.toReversed().flatMap((evening) =>
    [...Map.groupBy(evening.toReversed(), ({ game }) => game)].map(([game, latestFirst]) => ({
      game,
      games: latestFirst.toReversed(),
    })),
  );
}
