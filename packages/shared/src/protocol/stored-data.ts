import * as v from 'valibot';

/**
 * The answer of `GET /api/stored`: how long this server keeps what is unused, in milliseconds. Only time counts in which it runs.
 */
export const storedTimesSchema = v.object({
  /** Tables at which no match was started. */
  gatherings: v.number(),
  /** Tables with a match, whether it has ended or not. */
  games: v.number(),
  records: v.number(),
  reports: v.number(),
  /** Subscriptions to notices, since the browser was last here. */
  subscriptions: v.number(),
  /** Groups that opened no table, finished no game and changed nothing. */
  groups: v.number(),
  /** The backups that the server makes by itself; `null` if it makes none. */
  backups: v.nullable(v.number()),
});
export type StoredTimes = Readonly<v.InferOutput<typeof storedTimesSchema>>;

/** The kinds of data about people, with the times that say how long each is kept. The page `/stored` explains them in this order. */
export const STORED_DATA = {
  tables: ['gatherings', 'games'],
  results: [],
  records: ['records'],
  reports: ['reports'],
  groups: ['groups'],
  notices: ['subscriptions'],
  blocked: [],
  memory: [],
  addresses: [],
  logs: [],
  backups: ['backups'],
  browser: [],
} as const satisfies Readonly<Record<string, readonly (keyof StoredTimes)[]>>;

export type StoredDataKind = keyof typeof STORED_DATA;

export const STORED_DATA_KINDS = Object.keys(STORED_DATA) as readonly StoredDataKind[];
