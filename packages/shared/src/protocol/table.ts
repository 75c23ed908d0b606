import * as v from 'valibot';
import { avatarSchema } from './avatar.ts';
import { nameSchema } from './name.ts';

/** The version of the protocol. It increases whenever an older client would misread a newer server. */
export const PROTOCOL = 1;

/**
 * The schema of the browser's secret: made and stored in the browser, shown to no one. It identifies a person. 128 bits,
 * base64url.
 */
export const secretSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

export const joinSchema = v.strictObject({
  key: secretSchema,
  name: nameSchema,
  seal: v.optional(avatarSchema),
  protocol: v.number(),
  /** `true` if the person wants the first free seat, outside a game. */
  sits: v.optional(v.boolean()),
  /** The game that the client expects at the table, and whose state it can read. */
  game: v.optional(v.string()),
});
export type JoinOptions = v.InferInput<typeof joinSchema>;

export const TABLE_REFUSALS = [
  'malformed',
  'too-fast',
  'stale',
  'not-host',
  'not-seated',
  'no-such-seat',
  'seat-taken',
  'seat-locked',
  'seats-empty',
  'nobody-there',
  'nobody-to-ask',
  'removed',
  'has-seen',
  'bad-table',
  'already-playing',
  'not-playing',
  'not-over',
  'other-game',
  'other-leads',
  'not-leading',
  'paused',
  'no-takebacks',
  'nothing-to-take-back',
  'seen-a-card',
  'asked-before',
  'nobody-asked',
  'not-asked',
  'not-alone',
  'stands-in',
  'left-to-bots',
  'one-at-a-time',
  'said-already',
  'phrases-only',
  'sees-a-hand',
  'nothing-said',
  'halted',
  // A write to the database failed, so the request may or may not have taken effect. A client that repeats a move under the same
  // id
  // gets the answer.
  'unknown',
] as const;

export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** The refusal of an intent: a reason of the table, or one of the game, which leads to a paragraph of its rules. */
export interface IntentRefusal {
  readonly refusal: TableRefusal | (string & {});
}

/** The app's own close codes. Except after `otherRoom`, the client does not reconnect by itself. */
export const CLOSE_CODES = {
  /** The same person opened the table in another window, which has the seat now. */
  elsewhere: 4100,
  outdated: 4101,
  removed: 4102,
  /** The table has as many spectators as it can hold, and no free seat. */
  full: 4103,
  /** The table continues in another room under the same code, because of another game or another process. The client follows. */
  otherRoom: 4104,
  /** The game allows no spectators, or a person with a seat tried to see all hands. */
  unwatched: 4105,
  /** The admin has closed the table; it no longer exists. */
  shut: 4106,
  moved: 4120,
  /** The person had their data deleted. */
  forgotten: 4121,
  /** The admin has blocked this person everywhere. */
  blocked: 4122,
} as const;
