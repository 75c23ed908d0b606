import * as v from 'valibot';
import { MOST_SEATS } from '../core/seat.ts';
import { nameSchema } from './name.ts';
import { PACES } from './pace.ts';
import { sealSchema } from './seal.ts';
import { secretSchema } from './table.ts';

/** A table asked for: `POST /api/tables`. */
export const newTableSchema = v.strictObject({
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS))),
  open: v.optional(v.boolean(), false),
  pace: v.optional(v.picklist(PACES), 'free'),
  /** The browser's secret of whoever makes the table: they are its host, whoever comes first. */
  key: v.optional(secretSchema),
});

/** As a client writes it. */
export type NewTable = v.InferInput<typeof newTableSchema>;
/** As the server has read it. */
export type TableWish = v.InferOutput<typeof newTableSchema>;

/** What `POST /api/tables` answers. */
export const madeTableSchema = v.object({ code: v.string() });
export type MadeTable = v.InferOutput<typeof madeTableSchema>;

/** Counts up whenever the state that is synchronised has other fields: a page that is older has to be loaded again. */
export const LAYOUT = 5;

/** What `GET /api/tables/:code` answers: which game it is that the table plays, and the layout of its state. */
export const foundTableSchema = v.object({ code: v.string(), game: v.string(), layout: v.optional(v.number(), 1) });
export type FoundTable = v.InferOutput<typeof foundTableSchema>;

/** What `POST /matchmake/joinById/:room` answers for a table, or for a gallery of it: a place there, to be taken over a socket. */
export const givenPlaceSchema = v.object({
  ...foundTableSchema.entries,
  name: v.string(),
  roomId: v.string(),
  sessionId: v.string(),
  processId: v.string(),
});
export type GivenPlace = v.InferOutput<typeof givenPlaceSchema>;

const optionsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** Somebody as others see them. */
const calledSchema = v.object({ name: v.string(), seal: v.number() });

/** What `GET /api/tables/:code/invitation` answers: what whoever was told a code sees before they come in. Nothing wakes up for it. */
export const invitationSchema = v.object({
  code: v.string(),
  game: v.string(),
  /** Those alone that differ from the plain game. */
  options: optionsSchema,
  pace: v.picklist(PACES),
  phase: v.picklist(['gathering', 'playing', 'over']),
  /** Who invites; `null` where nobody has come yet. */
  host: v.nullable(calledSchema),
  /** Who sits there; no name on a seat that is free. */
  seats: v.array(v.object({ status: v.string(), ...calledSchema.entries })),
  /** What there is for whoever comes: their own seat, a free one, a look at the game, or nothing before the next one. */
  way: v.picklist(['back', 'sit', 'watch', 'wait']),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** One of the tables at which somebody has sat today. */
const ownTableSchema = v.object({
  code: v.string(),
  game: v.string(),
  /** `asleep`: nobody is there. */
  phase: v.picklist(['gathering', 'playing', 'over', 'asleep']),
  /** The others who sit there, bots as well. */
  others: v.array(v.string()),
  /** Whose move it is: nobody's, one's own, that of these others. */
  turn: v.object({ own: v.boolean(), of: v.array(v.string()) }),
});
export type OwnTable = v.InferOutput<typeof ownTableSchema>;

/** What `POST /api/tables/mine` answers, to whoever shows their secret as a bearer's: those first that wait for them. */
export const ownTablesSchema = v.object({ tables: v.array(ownTableSchema) });
export type OwnTables = v.InferOutput<typeof ownTablesSchema>;

/** What somebody has come to in one game. */
const playedGameSchema = v.object({
  match: v.string(),
  at: v.number(),
  game: v.string(),
  options: optionsSchema,
  seats: v.number(),
  people: v.number(),
  score: v.number(),
  place: v.exactOptional(v.number()),
  won: v.exactOptional(v.boolean()),
  left: v.exactOptional(v.literal(true)),
});

/** What `GET /api/statistics` answers, to whoever shows their secret as a bearer's: their own games, the latest first. */
export const statisticsSchema = v.object({ games: v.array(playedGameSchema) });
export type Statistics = v.InferOutput<typeof statisticsSchema>;

/** What `GET /api/address` answers: where others find the house. `GET /api/records/:id` answers a `GameRecord`. */
export const houseAddressSchema = v.object({ address: v.string() });
export type HouseAddress = v.InferOutput<typeof houseAddressSchema>;

/** Who somebody is: what one browser hands to another by way of the house, `POST /api/transfers`. */
export const identitySchema = v.strictObject({
  key: secretSchema,
  /** Left out by somebody who has not said it. */
  name: v.optional(nameSchema),
  seal: v.optional(sealSchema),
});
export type Identity = v.InferOutput<typeof identitySchema>;

/** An id of 128 random bits. */
const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** How long a code for another device can be used, in milliseconds. */
export const TRANSFER_CODE_VALID_MS = 10 * 60_000;

/** What that answers: a code to be typed on the other device, and a ticket that tells whether it was. */
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

/** What became of a code: `over` is one that nobody has used in time, or that another one replaced. */
export const transferStateSchema = v.object({ state: v.picklist(['open', 'moved', 'over']) });
export type TransferState = v.InferOutput<typeof transferStateSchema>['state'];

/** `POST /api/forget`. */
export const forgetSchema = v.strictObject({ key: secretSchema });

/** Every way to say no over HTTP. */
export const COMPLAINTS = [
  'malformed',
  'bad-table',
  'wrong-origin',
  'no-keeper',
  'blocked',
  'wrong-host',
  'not-found',
  'no-table',
  'no-record',
  'no-transfer',
  'too-large',
  'too-many',
  'bug',
  'house-full',
  'draining',
  'not-kept',
] as const;

export type Complaint = (typeof COMPLAINTS)[number];

/** What an answer that is no says, and nothing more than that. */
export interface ComplaintAnswer {
  readonly error: Complaint;
  readonly message: string;
}
