import * as v from 'valibot';
import { MAX_SEATS } from '../core/seat.ts';
import { avatarSchema } from './avatar.ts';
import { nameSchema } from './name.ts';
import { PACES } from './pace.ts';
import { secretSchema } from './table.ts';

/** A table asked for: `POST /api/tables`. */
export const newTableSchema = v.strictObject({
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEATS))),
  open: v.optional(v.boolean(), false),
  pace: v.optional(v.picklist(PACES), 'free'),
  /** The browser's secret of whoever makes the table: they are its host, whoever comes first. */
  key: v.optional(secretSchema),
});

/** As a client writes it. */
export type NewTable = v.InferInput<typeof newTableSchema>;
/** As the server has read it. */
export type NewTableRequest = v.InferOutput<typeof newTableSchema>;

/** What `POST /api/tables` answers. */
export const createdTableSchema = v.object({ code: v.string() });
export type CreatedTable = v.InferOutput<typeof createdTableSchema>;

/** Counts up whenever the state that is synchronised has other fields: a page that is older has to be loaded again. */
export const STATE_LAYOUT = 5;

/** What `GET /api/tables/:code` answers: which game it is that the table plays, and the layout of its state. */
export const foundTableSchema = v.object({ code: v.string(), game: v.string(), layout: v.optional(v.number(), 1) });
export type FoundTable = v.InferOutput<typeof foundTableSchema>;

/** What `POST /matchmake/joinById/:room` answers for a table, or for a gallery of it: a place there, to be taken over a socket. */
export const givenReservationSchema = v.object({
  ...foundTableSchema.entries,
  name: v.string(),
  roomId: v.string(),
  sessionId: v.string(),
  processId: v.string(),
});
export type GivenReservation = v.InferOutput<typeof givenReservationSchema>;

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
export const serverAddressSchema = v.object({ address: v.string() });
export type ServerAddress = v.InferOutput<typeof serverAddressSchema>;

/** Who somebody is: what one browser hands to another by way of the house, `POST /api/transfers`. */
export const identitySchema = v.strictObject({
  key: secretSchema,
  /** Left out by somebody who has not said it. */
  name: v.optional(nameSchema),
  seal: v.optional(avatarSchema),
});
export type Identity = v.InferOutput<typeof identitySchema>;

/** What that answers: a code to be typed on the other device, and a ticket that tells whether it was. */
export const transferSchema = v.object({ code: v.string(), ticket: v.string() });
export type Transfer = v.InferOutput<typeof transferSchema>;

/** `POST /api/transfers/redeem`: answered with the identity, once. */
export const redemptionSchema = v.strictObject({ code: v.string() });

/** `POST /api/transfers/state`. */
export const ticketSchema = v.strictObject({ ticket: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) });

/** What became of a code: `over` is one that nobody has used in time, or that another one replaced. */
export const transferStateSchema = v.object({ state: v.picklist(['open', 'moved', 'over']) });
export type TransferState = v.InferOutput<typeof transferStateSchema>['state'];

/** `POST /api/forget`. */
export const forgetSchema = v.strictObject({ key: secretSchema });

/** Every way to say no over HTTP. */
export const HTTP_ERRORS = [
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

export type HttpErrorCode = (typeof HTTP_ERRORS)[number];

/** What an answer that is no says, and nothing more than that. */
export interface HttpErrorBody {
  readonly error: HttpErrorCode;
  readonly message: string;
}
