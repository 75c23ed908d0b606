import type { Game } from './game.ts';
import { type OptionValues, optionsThatDiffer } from './options.ts';
import { type Outcome, standings } from './outcome.ts';
import type { Seat } from './seat.ts';

/** What a game came to for one seat. */
export interface SeatResult {
  readonly game: string;
  /** Those alone that differ from the plain game. */
  readonly options: OptionValues;
  readonly seats: number;
  readonly score: number;
  /** The first place is won; equals share theirs, and so do partners. Absent in a solitaire. */
  readonly place?: number;
  /** Only in a solitaire. */
  readonly won?: boolean;
}

/** A game that is over, for one of those who had a seat to its end. */
export interface PlayedGame extends SeatResult {
  /** Under which its record is kept. */
  readonly match: string;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
  /** How many people had seats at the end; the others were bots'. */
  readonly people: number;
  /** At the end a bot played for them: they had left the game, or had it finished. */
  readonly left?: true;
}

/** A game as it was played: at a table, or as its record has it. */
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

/** Whether somebody has won a game: nobody wins one that they have left. */
export function isWon({ place, won, left }: Pick<PlayedGame, 'place' | 'won' | 'left'>): boolean {
  return left !== true && (won ?? place === 1);
}
