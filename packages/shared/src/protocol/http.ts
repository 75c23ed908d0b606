import * as v from 'valibot';
import { avatarSchema } from './avatar.ts';
import { nameSchema } from './name.ts';
import { PACES } from './pace.ts';
import { secretSchema } from './table.ts';

/** The id of a record, a match or a game in a request. PostgreSQL refuses a text with a zero character, as if it had failed. */
export const storedIdSchema = v.pipe(v.string(), v.regex(/^\P{C}{1,64}$/u));

export const turnSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The answer of `POST /api/tables`. */
export const createdTableSchema = v.object({ code: v.string() });
export type CreatedTable = v.InferOutput<typeof createdTableSchema>;

/** The version of the fields of the synchronised state. A page with another version must be reloaded. */
export const STATE_LAYOUT = 9;

/** The answer of `GET /api/tables/:code`: the game of the table, and the layout version of its state. */
export const foundTableSchema = v.object({ code: v.string(), game: v.string(), layout: v.optional(v.number(), 1) });

/** The answer of `POST /matchmake/joinById/:room`: a seat reservation to be used over a socket. */
export const reservedRoomSchema = v.object({
  name: v.string(),
  roomId: v.string(),
  sessionId: v.string(),
  processId: v.string(),
});

/** The same for a table or its spectator room. */
export const reservedPlaceSchema = v.object({ ...foundTableSchema.entries, ...reservedRoomSchema.entries });
export type ReservedPlace = v.InferOutput<typeof reservedPlaceSchema>;

export const optionsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

const calledSchema = v.object({ name: v.string(), seal: v.number() });

/** The answer of `GET /api/tables/:code/invitation`: what people with a code see before they join. It does not load the table. */
export const invitationSchema = v.object({
  code: v.string(),
  game: v.string(),
  /** The options that differ from the plain game. */
  options: optionsSchema,
  pace: v.picklist(PACES),
  phase: v.picklist(['gathering', 'playing', 'over']),
  /** The host; `null` if no one has come yet. */
  host: v.nullable(calledSchema),
  /** The seats; a free seat has no name. */
  seats: v.array(v.object({ status: v.string(), ...calledSchema.entries })),
  /** Present if the game goes on from this turn of another one. */
  playedOn: v.exactOptional(turnSchema),
  /**
   * The choice that the person has: return to their seat, sit down, watch, wait for the next game, or none, if the host removed them.
   */
  way: v.picklist(['back', 'sit', 'watch', 'wait', 'removed']),
  /** Present if the host removed the person, so that they may watch at most. */
  isBarred: v.exactOptional(v.literal(true)),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** A table at which the person has sat today. */
const ownTableSchema = v.object({
  code: v.string(),
  game: v.string(),
  /** `asleep` means that no one is there and the table is not loaded. */
  phase: v.picklist(['gathering', 'playing', 'over', 'asleep']),
  /** The names of the others who sit there, also of bots. */
  others: v.array(v.string()),
  /** The players who are to move: the person, if `own`, and the others in `of`. */
  turn: v.object({ own: v.boolean(), of: v.array(v.string()) }),
});
export type OwnTable = v.InferOutput<typeof ownTableSchema>;

/** The answer of `POST /api/tables/mine`, with the secret as bearer token. Tables that wait for the person come first. */
export const ownTablesSchema = v.object({ tables: v.array(ownTableSchema) });
export type OwnTables = v.InferOutput<typeof ownTablesSchema>;

/**
 * The answer of `GET /api/address`: the address under which others reach the server. `GET /api/records/:id` answers a
 * `GameRecord`, and so does `POST` for its players.
 */
export const serverAddressSchema = v.object({ address: v.string() });

/** The answer of `GET /api/maker` to those who may open tables: the name that they are logged in with, if it can be one here. */
export const makerSchema = v.object({ name: v.nullable(v.string()) });
export type Maker = v.InferOutput<typeof makerSchema>;

/** The identity that one browser transfers to another through the server: the body of `POST /api/transfers`. */
export const identitySchema = v.strictObject({
  key: secretSchema,
  name: v.optional(nameSchema),
  seal: v.optional(avatarSchema),
});
export type Identity = v.InferOutput<typeof identitySchema>;

/** An id of 128 random bits. */
const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

export const TRANSFER_CODE_VALID_MS = 10 * 60_000;

/** The answer of `POST /api/transfers`: a code to be typed on the other device, and a ticket that tells whether it was. */
export const transferSchema = v.object({ code: v.string(), ticket: v.string() });
export type Transfer = v.InferOutput<typeof transferSchema>;

/**
 * `POST /api/transfers/redeem`: answered with the identity, once. A device that sends a redemption id gets the same answer to the same
 * code and id for two minutes, should the first one be lost on the way.
 */
export const redemptionSchema = v.strictObject({
  code: v.string(),
  redemptionId: v.exactOptional(idSchema),
});
export type Redemption = v.InferOutput<typeof redemptionSchema>;

/** `POST /api/transfers/state`. */
export const ticketSchema = v.strictObject({ ticket: idSchema });

/** The state of a transfer code. `over` means that it expired unused or that another code replaced it. */
export const transferStateSchema = v.object({ state: v.picklist(['open', 'moved', 'over']) });
export type TransferState = v.InferOutput<typeof transferStateSchema>['state'];

export const forgetSchema = v.strictObject({ key: secretSchema });

export const HTTP_ERRORS = [
  'malformed',
  'bad-table',
  'wrong-origin',
  'no-keeper',
  'not-allowed',
  'blocked',
  'no-maker',
  'wrong-host',
  'not-found',
  'no-table',
  'no-record',
  'no-transfer',
  'no-group',
  'favourites-full',
  'group-full',
  'groups-full',
  'group-tables-full',
  'evening-changed',
  'too-large',
  'too-many',
  'bug',
  'house-full',
  'draining',
  'not-kept',
] as const;

export type HttpErrorCode = (typeof HTTP_ERRORS)[number];

export interface HttpErrorBody {
  readonly error: HttpErrorCode;
  readonly message: string;
}
