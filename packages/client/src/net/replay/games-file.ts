import { MAX_SEATS } from '@hundredfold/shared/core/seat.ts';
import { EXPORT_FORMAT } from '@hundredfold/shared/protocol/own-games.ts';
import * as v from 'valibot';

export interface FiledGame extends Readonly<Pick<v.InferOutput<typeof gameSchema>, 'game' | 'at' | 'seats' | 'seat'>> {
  /** The names of the people except the one who saved the file, as far as they are known. */
  readonly others: readonly string[];
  readonly bots: number;
  /** The record, which is not checked yet. */
  readonly record: unknown;
}

/** The content of a file that "Export all" has saved. */
export interface GamesFile {
  readonly games: readonly FiledGame[];
  /** The number of games of which not even the facts for the list can be read. */
  readonly unreadable: number;
}

const MAX_TIME_MS = 8.64e15;
const wholeSchema = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const fileSchema = v.object({ format: v.literal(EXPORT_FORMAT), games: v.array(v.unknown()) });

const gameSchema = v.object({
  /** The id of its rules. The app may not have them. */
  game: v.string(),
  /** The time of its end, in milliseconds since 1970. */
  at: wholeSchema(MAX_TIME_MS),
  seats: v.pipe(wholeSchema(MAX_SEATS), v.minValue(1)),
  /** The seat of the person who saved the file, if it is known. */
  seat: v.optional(v.nullable(wholeSchema(MAX_SEATS - 1)), null),
  names: v.array(v.nullable(v.object({ name: v.string(), bot: v.optional(v.boolean(), false) }))),
});

/** Reads a JSON value as a file of several games; returns `null` if it is none. The records in it are not checked. */
export function readGamesFile(value: unknown): GamesFile | null {
  const file = v.safeParse(fileSchema, value);
  if (!file.success) return null;
  const games = file.output.games.flatMap((record) => filedGame(record) ?? []);
  return { games, unreadable: file.output.games.length - games.length };
}

function filedGame(record: unknown): FiledGame | null {
  const parsed = v.safeParse(gameSchema, record);
  if (!parsed.success) return null;
  const { game, at, seat, seats, names } = parsed.output;
  const people = names.flatMap((each, index) => (each === null || each.bot || index === seat ? [] : each.name));
  return { game, at, seats, seat, others: people, bots: names.filter((each) => each?.bot).length, record };
}
