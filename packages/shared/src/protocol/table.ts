import * as v from 'valibot';
import type { AnyAction } from '../core/action.ts';
import { MAX_SEATS } from '../core/seat.ts';
import { avatarSchema } from './avatar.ts';
import { CHAT_AUDIBILITIES, type ChatMessage, chatContentSchema, MAX_MUTED, viewerAliasSchema } from './chat.ts';
import { nameSchema } from './name.ts';
import { settingEntries } from './table-facts.ts';

/** The version of the protocol. It increases whenever an older client would misread a newer server. */
export const PROTOCOL = 1;

/**
 * The schema of the browser's secret: made and stored in the browser, shown to no one. It identifies a person. 128 bits,
 * base64url.
 */
export const secretSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** The options of a client that joins a table. `key` is the browser's secret. */
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

const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEATS));
const personSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const noParameters = v.optional(v.strictObject({}));
const intentIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,36}$/));
const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Returns a generator of short unique move ids: a random nonce in base64url and a counter. */
export function moveIds(nonce: string): () => string {
  let moves = 0;
  return () => `${nonce}${(moves++).toString(36)}`;
}

/** A move in few bytes: its id, the version that it is meant for, and the packed action. */
const briefActSchema = v.strictTuple([intentIdSchema, versionSchema, v.string()]);
export type BriefAct = v.InferOutput<typeof briefActSchema>;

const unpackedActSchema = v.pipe(
  briefActSchema,
  v.transform(([id, version, action]) => ({ id, version, action })),
);
const plainActSchema = v.strictObject({ id: intentIdSchema, version: versionSchema, action: v.unknown() });

/** The requests that a table answers, by name. The game's own schema checks the action of a move. */
export const intents = {
  /** Asks for the own member id. */
  me: noParameters,
  /** Changes the own name or avatar. */
  introduce: v.strictObject({ name: nameSchema, seal: avatarSchema }),
  sit: v.strictObject({ seat: seatSchema }),
  stand: noParameters,
  /** Host: puts a bot on an empty seat. */
  fill: v.strictObject({ seat: seatSchema }),
  /** Host: frees a seat. During a game this works only if the player is away; a bot gets the seat. */
  clear: v.strictObject({ seat: seatSchema }),
  /** Host, during a game: lets a bot play at once for a player whose connection is lost, until they come back. */
  hold: v.strictObject({ seat: seatSchema }),
  /** Host: locks an empty seat, so that people cannot take it. The host may still put a bot there. */
  lock: v.strictObject({ seat: seatSchema, locked: v.boolean() }),
  /** Host: changes one or more settings; most of them only between games. */
  set: v.strictObject(settingEntries),
  /** Host: starts the game, with fewer seats if some are empty. In a rematch, bots play for those who are not ready. */
  start: v.optional(v.strictObject({ seats: v.optional(countSchema) })),
  /** Host, between games: changes the game, the number of seats or the options. Another game moves to another room. */
  arrange: v.strictObject({
    game: v.optional(v.string()),
    seats: v.optional(countSchema),
    options: v.optional(v.record(v.string(), v.unknown())),
  }),
  /**
   * Seated, after the end: says that the player is ready for a rematch. It starts when all seated players who are here are ready.
   */
  rematch: noParameters,
  /** Host: removes a person. A player may come back as a spectator; a spectator may not come back. */
  remove: v.strictObject({ person: personSchema }),
  /** Host: makes another person who is here the host. */
  host: v.strictObject({ person: personSchema }),
  /**
   * Spectator, during a game: asks for the seat of a bot; if the table is open to strangers, the host must agree. Seated, between
   * games: asks to change seats with a bot, or with a player, who must agree.
   */
  take: v.strictObject({ seat: seatSchema }),
  /** The person who was asked for a seat: grants the seat request of that person. */
  grant: v.strictObject({ person: personSchema }),
  /** The person who was asked for a seat: declines the seat request of that person. The requester themselves: withdraws it. */
  decline: v.strictObject({ person: personSchema }),
  /** Seated, during a game: shares the own hand with a spectator, or stops sharing it. */
  lend: v.strictObject({ person: personSchema, lent: v.boolean() }),
  /** Seated, during a game: asks for a pause. It begins when all seated players who are here have asked. */
  pause: noParameters,
  /** Anyone at the table: ends the pause, or withdraws the request for one. */
  resume: noParameters,
  /**
   * The player of the last move that no bot made: asks to take it back, if it showed no one anything new and the others agree.
   */
  takeback: noParameters,
  /** Seated, when asked: allows or refuses the takeback. From the requester, `false` withdraws it. */
  allow: v.strictObject({ allowed: v.boolean() }),
  /** The last person left in a game of several: lets bots finish it at once. The record says so. */
  finish: noParameters,
  /**
   * Anyone, during a game: says that their page shows this game. Until then the clock of their first decision waits, within
   * bounds.
   */
  seen: noParameters,
  /** A player for whom a bot plays after timeouts: says that they are back. Any other request but chat says so too. */
  back: noParameters,
  /** Sends a chat message. Who receives it depends on where the sender is. */
  say: chatContentSchema,
  /** Subscribes to the chat, without messages from the people in `except`. Answered with the earlier messages. */
  listen: v.strictObject({
    hears: v.picklist(CHAT_AUDIBILITIES),
    except: v.pipe(v.array(viewerAliasSchema), v.maxLength(MAX_MUTED), v.readonly()),
  }),
  /** Asks for the viewer aliases of the others who are here. */
  signs: noParameters,
  /** Reports a person or a chat message to the admin. */
  report: v.union([
    v.strictObject({ person: personSchema }),
    v.strictObject({ line: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ]),
  /** Makes a move that is meant for `version`. A repeated id gets the first answer. Answered with the new version. */
  act: v.lazy((move) => (Array.isArray(move) ? unpackedActSchema : plainActSchema)),
} as const;

export type IntentName = keyof typeof intents;
export type Intent<Name extends IntentName> = v.InferOutput<(typeof intents)[Name]>;

/** A move as a client sends it. */
export interface ActIntent {
  readonly id: string;
  readonly version: number;
  readonly action: AnyAction;
}

/** The answer to each accepted request. */
export interface IntentAnswers {
  /** `now` is the time of the table's clock in milliseconds; deadlines use the same clock. */
  me: { readonly person: number; readonly now: number };
  introduce: null;
  sit: null;
  stand: null;
  fill: null;
  clear: null;
  hold: null;
  lock: null;
  set: null;
  start: null;
  rematch: null;
  arrange: null;
  remove: null;
  host: null;
  take: null;
  grant: null;
  decline: null;
  lend: null;
  pause: null;
  resume: null;
  takeback: null;
  allow: null;
  finish: null;
  seen: null;
  back: null;
  say: null;
  listen: readonly ChatMessage[];
  signs: readonly { readonly person: number; readonly sign: string }[];
  report: null;
  act: number;
}

/** The table's own reasons to refuse a request, besides those of a game. */
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
  'removed',
  'has-seen',
  'bad-table',
  'already-playing',
  'not-playing',
  'not-over',
  'other-game',
  'paused',
  'no-takebacks',
  'nothing-to-take-back',
  'seen-a-card',
  'asked-before',
  'nobody-asked',
  'not-asked',
  'not-alone',
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
  /** The client has another version of the protocol. */
  outdated: 4101,
  /** The host has removed this person. */
  removed: 4102,
  /** The table has as many spectators as it can hold, and no free seat. */
  full: 4103,
  /** The table continues in another room under the same code, because of another game or another process. The client follows. */
  otherRoom: 4104,
  /** The game allows no spectators, or a person with a seat tried to see all hands. */
  unwatched: 4105,
  /** The admin has closed the table; it no longer exists. */
  shut: 4106,
  /** The person has moved to another device. */
  moved: 4120,
  /** The person had their data deleted. */
  forgotten: 4121,
  /** The admin has blocked this person everywhere. */
  blocked: 4122,
} as const;
