import * as v from 'valibot';
import type { AnyAction } from '../core/action.ts';
import { nameSchema } from './name.ts';

/** Made by the browser, kept there, and never shown to anybody: who has it is the same person. 128 bits, base64url. */
export const personKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** What a client sends when it joins a table. */
export const joinSchema = v.strictObject({ key: personKeySchema, name: nameSchema, protocol: v.number() });
export type JoinOptions = v.InferOutput<typeof joinSchema>;

const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const nothing = v.optional(v.strictObject({}));

/** Every request that a table answers, by name. The action itself is checked against the game. */
export const intents = {
  /** Who am I at this table? Answered with a person's number. */
  me: nothing,
  sit: v.strictObject({ seat: seatSchema }),
  stand: nothing,
  /** Host: a bot on an empty seat. */
  fill: v.strictObject({ seat: seatSchema }),
  /** Host: whoever sits there has to leave the seat. */
  clear: v.strictObject({ seat: seatSchema }),
  /** Host: shown to strangers on the start page, or not. */
  open: v.strictObject({ open: v.boolean() }),
  /** Host: the game begins. */
  start: nothing,
  /** Anybody seated, after the end: once more with the same people. */
  rematch: nothing,
  /** A move: meant for `version`; the same id has its effect once. Answered with the new version. */
  act: v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,36}$/)),
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    action: v.unknown(),
  }),
} as const;

export type IntentName = keyof typeof intents;
export type Intent<Name extends IntentName> = v.InferOutput<(typeof intents)[Name]>;

/** What each request is answered with when it is accepted. */
export interface Answers {
  me: { readonly person: number };
  sit: null;
  stand: null;
  fill: null;
  clear: null;
  open: null;
  start: null;
  rematch: null;
  act: number;
}

/** A move as the client sends it. */
export interface ActIntent {
  readonly id: string;
  readonly version: number;
  readonly action: AnyAction;
}

/** A table asked for over HTTP: `POST /api/tables`, answered with `{ code }`. */
export const newTableSchema = v.strictObject({
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  open: v.optional(v.boolean(), false),
});
export type NewTable = v.InferInput<typeof newTableSchema>;

/**
 * Id of the room that tells the live list: the message `rows` with all of them, at first and after each change.
 * It must not be `lobby`: Colyseus 0.18 would mix up the room's channel with that of its listings.
 */
export const LOBBY = 'tables';

/** One table in the live list of the start page. */
export interface LobbyRow {
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly playing: boolean;
  /** By seat: a name, or nothing on an empty seat. */
  readonly seats: readonly { readonly name: string; readonly status: string }[];
  readonly watchers: number;
}
