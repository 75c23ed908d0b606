import * as v from 'valibot';
import { MAX_SEATS } from '../core/seat.ts';
import { groupIdSchema, groupSecretSchema } from './group-secret.ts';
import { storedIdSchema, turnSchema } from './http.ts';
import { secretSchema } from './table.ts';
import { settingEntries } from './table-facts.ts';

/** The body of `POST /api/tables`, which creates a table. */
export const newTableSchema = v.strictObject({
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEATS))),
  ...settingEntries,
  /** The turn of a finished game from which the first match goes on, with its game, its options and its number of seats. */
  from: v.exactOptional(v.strictObject({ record: storedIdSchema, turn: turnSchema })),
  /** The browser's secret of the person who creates the table. That person is the host, even if others come first. */
  key: v.optional(secretSchema),
  /** The group whose table this is: the secret of its link, or its id if `key` is the one of a member. */
  group: v.exactOptional(v.union([groupSecretSchema, groupIdSchema])),
});

export type NewTable = v.InferInput<typeof newTableSchema>;
export type NewTableRequest = v.InferOutput<typeof newTableSchema>;
