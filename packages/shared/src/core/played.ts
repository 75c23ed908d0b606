import type { Game } from './game.ts';
import { type OptionValues, optionsThatDiffer } from './options.ts';
import { type Outcome, standings } from './outcome.ts';
import type { Seat } from './seat.ts';

export interface SeatResult {
  readonly game: string;
  /** The options that differ from the plain game. */
  readonly options: OptionValues;
  readonly seats: number;
  readonly score: number;
  /** The place, from 1 for the winner. Tied players share a place, and so do partners. Absent in a solitaire. */
  readonly place?: number;
  /** Present only in a solitaire. */
  readonly won?: boolean;
}

/** A finished game for one person who had a seat at its end. */
export interface PlayedGame extends SeatResult {
  /** The id of its record. */
  readonly match: string;
  /** The time of its end, in milliseconds since 1970. */
  readonly at: number;
  /** The number of people who had seats at the end; bots had the other seats. */
  readonly people: number;
  /** Present if a bot played for the person at the end, because they had left the game or had it finished by bots. */
  readonly left?: true;
  /** Present if the game went on from this turn of another game. Then it counts in no statistics. */
  readonly playedOn?: number;
}

interface Ended {
  readonly game: Pick<Game, 'id' | 'options' | 'partnerOf'>;
  readonly options: OptionValues;
  readonly seats: number;
  readonly outcome: Outcome;
}

export function resultAt({ game, options, seats, outcome }: Ended, seat: Seat): SeatResult {
  const lines = standings(outcome, (each) => game.partnerOf?.(options, each) ?? null);
  const { place = 1 } = lines.find((line) => line.seats.includes(seat)) ?? {};
  return {
    game: game.id,
    options: optionsThatDiffer(game.options, seats, options),
    seats,
    score: outcome.scores[seat] ?? 0,
    ...(outcome.won === undefined ? { place } : { won: outcome.won }),
  };
}

/** Returns whether a person has won a game. A person who left it has not. */
export function isWon({ place, won, left }: Pick<PlayedGame, 'place' | 'won' | 'left'>): boolean {
  return left !== true && (won ?? place === 1);
}
