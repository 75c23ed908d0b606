import * as v from 'valibot';
import type { Game } from '../core/game.ts';
import { type OptionValues, optionsThatDiffer } from '../core/options.ts';
import { type Outcome, partnersIn, standings } from '../core/outcome.ts';
import type { Seat } from '../core/seat.ts';
import { optionsSchema, turnSchema } from './http.ts';

/** A finished game for one person who had a seat at its end. */
export const playedGameSchema = v.object({
  /** The id of its record. */
  match: v.string(),
  /** The time of its end, in milliseconds since 1970. */
  at: v.number(),
  game: v.string(),
  /** The options that differ from the plain game. */
  options: optionsSchema,
  seats: v.number(),
  /** The number of people who had seats at the end; bots had the other seats. */
  people: v.number(),
  score: v.number(),
  /** The place, from 1 for the winner. Tied players share a place, and so do partners. Absent in a solitaire. */
  place: v.exactOptional(v.number()),
  /** Present only in a solitaire. */
  won: v.exactOptional(v.boolean()),
  /** Present if a bot played for the person at the end, because they had left the game or had it finished by bots. */
  left: v.exactOptional(v.literal(true)),
  /** Present if the game went on from this turn of another game. Then it counts in no statistics. */
  playedOn: v.exactOptional(turnSchema),
});
export type PlayedGame = Readonly<v.InferOutput<typeof playedGameSchema>>;

/** The answer of `GET /api/statistics`, with the secret as bearer token: the person's own games, the latest first. */
export const statisticsSchema = v.object({ games: v.array(playedGameSchema) });
export type Statistics = v.InferOutput<typeof statisticsSchema>;

type SeatResult = Pick<PlayedGame, 'game' | 'options' | 'seats' | 'score' | 'place' | 'won'>;

interface Ended {
  readonly game: Pick<Game, 'id' | 'options' | 'partnerOf'>;
  readonly options: OptionValues;
  readonly seats: number;
  readonly outcome: Outcome;
}

export function resultAt({ game, options, seats, outcome }: Ended, seat: Seat): SeatResult {
  const lines = standings(outcome, partnersIn(game, options));
  const { place = 1 } = lines.find((line) => line.seats.includes(seat)) ?? {};
  return {
    game: game.id,
    options: optionsThatDiffer(game.options, seats, options),
    seats,
    score: outcome.scores[seat] ?? 0,
    ...(outcome.won === undefined ? { place } : { won: outcome.won }),
  };
}

/** Returns the same text for games in which points mean the same. */
export function gameKind({ game, options }: Pick<PlayedGame, 'game' | 'options'>): string {
  return JSON.stringify([game, options]);
}

/** Returns whether a person has won a game. A person who left it has not. */
export function isWon({ place, won, left }: Pick<PlayedGame, 'place' | 'won' | 'left'>): boolean {
  return left !== true && (won ?? place === 1);
}
