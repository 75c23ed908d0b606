import * as v from 'valibot';
import type { AnyAction } from '../core/action.ts';
import { MAX_SEATS } from '../core/seat.ts';
import { avatarSchema } from './avatar.ts';
import { CHAT_AUDIBILITIES, type ChatMessage, chatContentSchema, MAX_MUTED, viewerAliasSchema } from './chat.ts';
import { HINTS } from './hints.ts';
import { nameSchema } from './name.ts';
import { PACES } from './pace.ts';
import { spectatorSettingsSchema } from './spectators.ts';

/** Counts up whenever an older client would misread a newer server. */
export const PROTOCOL = 1;

/** Made by the browser, kept there, and never shown to anybody: who has it is the same person. 128 bits, base64url. */
export const secretSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** What a client sends when it joins a table; `key` is the browser's secret. */
export const joinSchema = v.strictObject({
  key: secretSchema,
  name: nameSchema,
  seal: v.optional(avatarSchema),
  protocol: v.number(),
  /** Whether they come to sit down: on the first seat that is free, while nobody plays. */
  sits: v.optional(v.boolean()),
  /** What the client has found the table to play, and can read the state of. */
  game: v.optional(v.string()),
});
export type JoinOptions = v.InferInput<typeof joinSchema>;

const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEATS));
const personSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const noParameters = v.optional(v.strictObject({}));
const intentIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,36}$/));
const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Ids for moves that no other has, in a few characters: what somebody drew at random, in base64url, and a number. */
export function moveIds(nonce: string): () => string {
  let moves = 0;
  return () => `${nonce}${(moves++).toString(36)}`;
}

/** A move in few bytes: its id, the version it is meant for, and the action as it is packed for the wire. */
const briefActSchema = v.strictTuple([intentIdSchema, versionSchema, v.string()]);
export type BriefAct = v.InferOutput<typeof briefActSchema>;

const unpackedActSchema = v.pipe(
  briefActSchema,
  v.transform(([id, version, action]) => ({ id, version, action })),
);
const plainActSchema = v.strictObject({ id: intentIdSchema, version: versionSchema, action: v.unknown() });

/** Every request that a table answers, by name. The action itself is checked against the game. */
export const intents = {
  /** Who am I at this table? Answered with a person's number. */
  me: noParameters,
  /** I have another name or another seal from now on. */
  introduce: v.strictObject({ name: nameSchema, seal: avatarSchema }),
  sit: v.strictObject({ seat: seatSchema }),
  stand: noParameters,
  /** Host: a bot on an empty seat. */
  fill: v.strictObject({ seat: seatSchema }),
  /** Host: whoever sits there has to leave the seat. In the middle of a game, a bot has it from then on, if they are away. */
  clear: v.strictObject({ seat: seatSchema }),
  /** Host, during a game: for whoever's line is down a bot plays at once, until they come back. */
  hold: v.strictObject({ seat: seatSchema }),
  /** Host: nobody may sit down on an empty seat by themselves; a bot may still be set there. */
  lock: v.strictObject({ seat: seatSchema, locked: v.boolean() }),
  /** Host: shown to strangers on the start page, or not. */
  open: v.strictObject({ open: v.boolean() }),
  /** Host: the game begins; with fewer seats, if some are empty. After the end, for those who are not ready a bot plays. */
  start: v.optional(v.strictObject({ seats: v.optional(countSchema) })),
  /** Host, while nobody plays: how many sit here, and how the game is played. Another game is played in another room. */
  arrange: v.strictObject({
    game: v.optional(v.string()),
    seats: v.optional(countSchema),
    options: v.optional(v.record(v.string(), v.unknown())),
  }),
  /** Anybody seated, after the end: ready to play once more; it begins when all who are seated and here are ready. */
  rematch: noParameters,
  /** Host: sends somebody away. Whoever had a seat may come back to watch; whoever watched may not come back. */
  remove: v.strictObject({ person: personSchema }),
  /** Host: somebody else who is here is the host. */
  host: v.strictObject({ person: personSchema }),
  /**
   * A watcher, in the middle of a game: the seat of a bot, from now on; at a table that is open to strangers, the host is asked. Somebody
   * seated, between games: to change places with a bot, or with whoever sits there, who is asked.
   */
  take: v.strictObject({ seat: seatSchema }),
  /** Whoever is asked for a seat: yes, to that person. */
  grant: v.strictObject({ person: personSchema }),
  /** Whoever is asked for a seat: no, to that person; or that person themselves: never mind. */
  decline: v.strictObject({ person: personSchema }),
  /** Host, while nobody plays: what whoever watches may see. */
  watching: spectatorSettingsSchema,
  /** Somebody seated, during a game: that watcher sees my hand, or no longer. */
  lend: v.strictObject({ person: personSchema, lent: v.boolean() }),
  /** Host, while nobody plays: who may ask what a bot would do. */
  hints: v.strictObject({ hints: v.picklist(HINTS) }),
  /** Host, while nobody plays: how long one may think over a move. */
  pace: v.strictObject({ pace: v.picklist(PACES) }),
  /** Anybody seated, during a game: a pause; it begins once everybody seated and here has asked for it. */
  pause: noParameters,
  /** Anybody at the table: the pause is over, or no longer wanted. */
  resume: noParameters,
  /** Whoever made the last move that no bot made: to take it back, if nobody has seen anything new by it and the others agree. */
  takeback: noParameters,
  /** Anybody seated who is asked for it: the move may be taken back, or stands. From whoever asked, that it stands. */
  allow: v.strictObject({ allowed: v.boolean() }),
  /** Whoever is left alone in a game of several: bots finish it at once, and its record says so. */
  finish: noParameters,
  /** Anyone at the table, during a game: my page shows me the table of this game. Until then the clock of my first decision waits, within bounds. */
  seen: noParameters,
  /** Somebody for whom a bot plays because they did nothing: I am here again. Any other request says so, too, but for talk. */
  back: noParameters,
  /** Something is said; who hears it depends on where the speaker is. */
  say: chatContentSchema,
  /** I would hear what is said, but nothing from these. Answered with what was said before. */
  listen: v.strictObject({
    hears: v.picklist(CHAT_AUDIBILITIES),
    except: v.pipe(v.array(viewerAliasSchema), v.maxLength(MAX_MUTED), v.readonly()),
  }),
  /** By what signs do I know the others who are here? */
  signs: noParameters,
  /** Somebody, or something that was said, for whoever keeps the house to look at. */
  report: v.union([
    v.strictObject({ person: personSchema }),
    v.strictObject({ line: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ]),
  /** Host: whether people write as they like, or say phrases alone. */
  freely: v.strictObject({ freely: v.boolean() }),
  /** A move: meant for `version`; the same id has its effect once. Answered with the new version. */
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

/** What each request is answered with when it is accepted. */
export interface IntentAnswers {
  /** `now` is the time by the table's clock, in milliseconds: that of its deadlines. */
  me: { readonly person: number; readonly now: number };
  introduce: null;
  sit: null;
  stand: null;
  fill: null;
  clear: null;
  hold: null;
  lock: null;
  open: null;
  start: null;
  rematch: null;
  arrange: null;
  remove: null;
  host: null;
  take: null;
  grant: null;
  decline: null;
  watching: null;
  lend: null;
  hints: null;
  pace: null;
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
  freely: null;
  act: number;
}

/** What a table answers besides a game's own refusals. */
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
  // The database failed while it wrote: what was asked may be done. A client that asks again for a move under the same id is told.
  'unknown',
] as const;

export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** Why an intent was refused: a word of the table, or one of the game's, which leads to a paragraph of its rules. */
export interface IntentRefusal {
  readonly refusal: TableRefusal | (string & {});
}

/** Close codes of our own: but for `otherRoom`, the client does not come back by itself after these. */
export const CLOSE_CODES = {
  /** The same person opened the table in another window, which has the seat now. */
  elsewhere: 4100,
  /** The client speaks another version of the protocol. */
  outdated: 4101,
  /** The host has sent this person away. */
  removed: 4102,
  /** As many watch as a table bears, and no seat is free. */
  full: 4103,
  /** The table goes on in another room, under the same code: it plays another game, or another process has it. The client looks it up again and comes along. */
  otherRoom: 4104,
  /** Nobody may watch the game that is played here; or all hands, by somebody who has a seat. */
  unwatched: 4105,
  /** Whoever keeps the house has closed the table: it is gone. */
  shut: 4106,
  /** This person has moved to another device. */
  moved: 4120,
  /** This person wanted to be forgotten. */
  forgotten: 4121,
  /** Whoever keeps the house lets this person in nowhere. */
  blocked: 4122,
} as const;
