import * as v from 'valibot';
import { storedIdSchema } from './http.ts';
import { playedGameSchema } from './played-game.ts';
import { secretSchema } from './table.ts';

export const MAX_FAVOURITES = 200;

export const OWN_GAMES_PER_PAGE = 40;

/** The first field of a file with all games of a person. */
export const EXPORT_FORMAT = 'hundredfold-games/1';

/** The place of a game in a list that has the latest first. Two games may have ended in the same millisecond. */
const placeSchema = v.strictObject({ at: v.pipe(v.number(), v.safeInteger()), match: storedIdSchema });
export type OwnGamePlace = v.InferOutput<typeof placeSchema>;

/** The body of `POST /api/records/:id`, which gives players the record of their own game, also if others may not open it. */
export const ownRecordSchema = v.strictObject({ key: secretSchema });

/** The body of `POST /api/my-games`: the games of a person, or those after a place in their list. */
export const ownGamesRequestSchema = v.strictObject({
  key: secretSchema,
  game: v.exactOptional(storedIdSchema),
  onlyFavourites: v.exactOptional(v.literal(true)),
  after: v.exactOptional(placeSchema),
});
export type OwnGamesRequest = v.InferOutput<typeof ownGamesRequestSchema>;

export const ownGameSchema = v.object({
  ...playedGameSchema.entries,
  /** The names of the other people, without bots and without people who were forgotten. */
  others: v.array(v.string()),
  isFavourite: v.boolean(),
  hasRecord: v.boolean(),
});
export type OwnGame = v.InferOutput<typeof ownGameSchema>;

/** The answer: one page of the list, the latest first. */
export const ownGamesSchema = v.object({ games: v.array(ownGameSchema), hasMore: v.boolean() });
export type OwnGames = v.InferOutput<typeof ownGamesSchema>;

/** The body of `POST /api/my-games/export`, which answers records of a person's games, after a place in their list. */
export const exportRequestSchema = v.strictObject({ key: secretSchema, after: v.exactOptional(placeSchema) });
export type ExportRequest = v.InferOutput<typeof exportRequestSchema>;

/**
 * The answer: records, each with its `match` and its end `at` beside the other fields, and the place after which to ask again;
 * `null` at the end.
 */
export const exportedGamesSchema = v.object({
  games: v.array(v.looseObject({ match: v.string(), at: v.number() })),
  next: v.nullable(placeSchema),
});
export type ExportedGames = v.InferOutput<typeof exportedGamesSchema>;

/** The body of `POST /api/my-games/favourite`, which makes a game a favourite of one of its players, or ends that. */
export const favouriteSchema = v.strictObject({ key: secretSchema, match: storedIdSchema, isFavourite: v.boolean() });
export type FavouriteRequest = v.InferOutput<typeof favouriteSchema>;

/** The body of `POST /api/my-games/forget`, which deletes a person's result and name in one game. */
export const forgetGameSchema = v.strictObject({ key: secretSchema, match: storedIdSchema });
export type ForgetGameRequest = v.InferOutput<typeof forgetGameSchema>;
