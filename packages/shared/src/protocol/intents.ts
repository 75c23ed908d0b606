import * as v from 'valibot';
import type { AnyAction } from '../core/action.ts';
import { BOT_LEVELS } from '../core/bot-level.ts';
import { MAX_SEATS } from '../core/seat.ts';
import { avatarSchema } from './avatar.ts';
import { CHAT_AUDIBILITIES, type ChatMessage, chatContentSchema, MAX_MUTED, viewerAliasSchema } from './chat.ts';
import { nameSchema } from './name.ts';
import { replayPositionSchema } from './shared-replay.ts';
import { MAX_STARTS, settingEntries, shuffleValue } from './table-facts.ts';

export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEATS));
const memberIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const startsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STARTS));
const noParameters = v.optional(v.strictObject({}));
const intentIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,36}$/));
const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

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

/** A request to a table, with the rule for who may send it and when. The server checks the rule before anything else. */
interface IntentDeclaration<Schema extends v.GenericSchema, When extends IntentTime> {
  readonly schema: Schema;
  readonly who: IntentSender;
  readonly when: When;
  /** `true` if clients send it by themselves, so that it does not show that a person is present. */
  readonly isAutomatic: boolean;
  /** `true` if it does not wait for moves. Its content is never logged. */
  readonly isBesideGame: boolean;
}

type IntentSender = 'anyone' | 'host' | 'seated';

/** `over`: from the end of a game until the next one is prepared. */
type IntentTime = 'always' | 'between-games' | 'playing' | 'over';

type IntentRule<When extends IntentTime> = Pick<IntentDeclaration<v.GenericSchema, When>, 'who' | 'when'> &
  Partial<IntentDeclaration<v.GenericSchema, When>>;

function intent<Schema extends v.GenericSchema, When extends IntentTime>(
  schema: Schema,
  rule: IntentRule<When>,
): IntentDeclaration<Schema, When> {
  return { isAutomatic: false, isBesideGame: false, ...rule, schema };
}

/** The requests that a table answers, by name. The game's own schema checks the action of a move. */
export const intents = {
  /** Asks for the own member id. */
  me: intent(noParameters, { who: 'anyone', when: 'always', isAutomatic: true }),
  introduce: intent(v.strictObject({ name: nameSchema, seal: avatarSchema }), { who: 'anyone', when: 'always' }),
  sit: intent(v.strictObject({ seat: seatSchema }), { who: 'anyone', when: 'between-games' }),
  stand: intent(noParameters, { who: 'anyone', when: 'between-games' }),
  /** Puts a bot on an empty seat. */
  fill: intent(v.strictObject({ seat: seatSchema }), { who: 'host', when: 'between-games' }),
  /** Gives the bot on a seat a level of its own, until the level of all bots is set. */
  level: intent(v.strictObject({ seat: seatSchema, level: v.picklist(BOT_LEVELS) }), { who: 'host', when: 'between-games' }),
  /** Frees a seat. During a game this works only if the player is away; a bot gets the seat. */
  clear: intent(v.strictObject({ seat: seatSchema }), { who: 'host', when: 'always' }),
  /** Lets a bot play at once for a player whose connection is lost, until they come back. */
  hold: intent(v.strictObject({ seat: seatSchema }), { who: 'host', when: 'playing' }),
  /** Locks an empty seat, so that people cannot take it. The host may still put a bot there. */
  lock: intent(v.strictObject({ seat: seatSchema, locked: v.boolean() }), { who: 'host', when: 'between-games' }),
  set: intent(v.strictObject(settingEntries), { who: 'host', when: 'always' }),
  /** Starts the game, with fewer seats if some are empty. In a rematch, bots play for those who are not ready. */
  start: intent(v.optional(v.strictObject({ seats: v.optional(countSchema) })), { who: 'host', when: 'between-games' }),
  /** Changes the game, the number of seats or the options. Another game moves to another room. */
  arrange: intent(
    v.strictObject({
      game: v.optional(v.string()),
      seats: v.optional(countSchema),
      options: v.optional(v.record(v.string(), v.unknown())),
    }),
    { who: 'host', when: 'between-games' },
  ),
  /**
   * Commits to a secret value for the shuffle of the next game, before anyone else has shown theirs, and says how many starts of this
   * table led to no game that this browser saw.
   */
  commit: intent(v.strictObject({ starts: startsSchema, lastStart: shuffleValue.schema, top: shuffleValue.schema }), {
    who: 'seated',
    when: 'between-games',
    isAutomatic: true,
  }),
  /** Shows the value that the player has committed to, once a start has fixed who takes part. */
  reveal: intent(v.strictObject({ reveal: shuffleValue.schema }), { who: 'seated', when: 'always', isAutomatic: true }),
  /** Says that the player is ready for a rematch. It starts when all seated players who are here are ready. */
  rematch: intent(noParameters, { who: 'seated', when: 'over' }),
  /**
   * Shows everyone who follows this turn of the game that has just ended. If nobody leads the shared replay, a player starts it with
   * this; later only its leader may send it.
   */
  showReplay: intent(replayPositionSchema, { who: 'anyone', when: 'over' }),
  /** Passes the lead of the shared replay to another person who is here, who may be a spectator. Only the leader may do this. */
  passReplay: intent(v.strictObject({ person: memberIdSchema }), { who: 'anyone', when: 'over' }),
  /** Ends the shared replay. The leader and the host may do this. */
  endReplay: intent(noParameters, { who: 'anyone', when: 'over' }),
  /** Removes a person until `readmit`. A player may come back as a spectator; a spectator may not come back. */
  remove: intent(v.strictObject({ person: memberIdSchema }), { who: 'host', when: 'always' }),
  readmit: intent(v.strictObject({ person: memberIdSchema }), { who: 'host', when: 'always' }),
  host: intent(v.strictObject({ person: memberIdSchema }), { who: 'host', when: 'always' }),
  /**
   * A spectator, during a game: asks for the seat of a bot; if the table is open to strangers, the host must agree. A player, between
   * games: asks to change seats with a bot, or with a player, who must agree. A person without a seat, at any time: asks for that of a
   * namesake who is away, to which the host or another player must agree.
   */
  take: intent(v.strictObject({ seat: seatSchema }), { who: 'anyone', when: 'always' }),
  /** Grants the seat request of a person. Only the people who are asked may do this. */
  grant: intent(v.strictObject({ person: memberIdSchema }), { who: 'anyone', when: 'always' }),
  /** Declines the seat request of a person who has asked for it. The requester themselves withdraws it. */
  decline: intent(v.strictObject({ person: memberIdSchema }), { who: 'anyone', when: 'always' }),
  /** Shares the own hand with a spectator, or stops sharing it. */
  showHand: intent(v.strictObject({ person: memberIdSchema, shown: v.boolean() }), { who: 'seated', when: 'playing' }),
  /** Asks for a pause. It begins when all seated players who are here have asked. */
  pause: intent(noParameters, { who: 'seated', when: 'playing' }),
  /** Ends the pause, or withdraws the request for one. */
  resume: intent(noParameters, { who: 'seated', when: 'always' }),
  /** Asks to take back the last move that no bot made, if it showed no one anything new and the others agree. */
  takeback: intent(noParameters, { who: 'seated', when: 'playing' }),
  /** Allows or refuses the takeback that another player asks for. From the requester, `false` withdraws it. */
  allow: intent(v.strictObject({ allowed: v.boolean() }), { who: 'seated', when: 'playing' }),
  /** Lets bots finish the game at once, if the player is the last person left in a game of several. The record says so. */
  finish: intent(noParameters, { who: 'seated', when: 'playing' }),
  /** Says that the page shows this game. Until then the clock of the player's first decision waits, within bounds. */
  seen: intent(noParameters, { who: 'anyone', when: 'playing', isAutomatic: true }),
  /** Says whether the page is hidden, so that its person gets a notice when it is their turn. */
  hidden: intent(v.strictObject({ hidden: v.boolean() }), { who: 'anyone', when: 'always', isAutomatic: true }),
  /** A player for whom a bot plays after timeouts: says that they are back. Any other request but chat says so too. */
  back: intent(noParameters, { who: 'anyone', when: 'always' }),
  /** Sends a chat message. Who receives it depends on where the sender is. */
  say: intent(chatContentSchema, { who: 'anyone', when: 'always', isBesideGame: true }),
  /** Subscribes to the chat, without messages from the people in `except`. Answered with the earlier messages. */
  listen: intent(
    v.strictObject({
      hears: v.picklist(CHAT_AUDIBILITIES),
      except: v.pipe(v.array(viewerAliasSchema), v.maxLength(MAX_MUTED), v.readonly()),
    }),
    { who: 'anyone', when: 'always', isBesideGame: true },
  ),
  /** Asks for the viewer aliases of the others who are here. */
  signs: intent(noParameters, { who: 'anyone', when: 'always', isBesideGame: true }),
  report: intent(
    v.union([
      v.strictObject({ person: memberIdSchema }),
      v.strictObject({ line: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    ]),
    { who: 'anyone', when: 'always', isBesideGame: true },
  ),
  /**
   * Makes a move that is meant for `version`. Answered with the new version. A repeated id gets the first answer at any time, so the
   * handler itself checks that the sender has a seat in a game that is played.
   */
  act: intent(
    v.lazy((move) => (Array.isArray(move) ? unpackedActSchema : plainActSchema)),
    { who: 'anyone', when: 'always' },
  ),
} as const;

export type IntentName = keyof typeof intents;

export const INTENT_NAMES = Object.keys(intents) as readonly IntentName[];

export type Intent<Name extends IntentName> = v.InferOutput<(typeof intents)[Name]['schema']>;

interface Answers {
  /** `now` is the time of the table's clock in milliseconds; deadlines use the same clock. */
  readonly me: { readonly person: number; readonly now: number };
  readonly listen: readonly ChatMessage[];
  readonly signs: readonly { readonly person: number; readonly sign: string }[];
  readonly act: number;
}

export type IntentAnswer<Name extends IntentName> = Name extends keyof Answers ? Answers[Name] : null;

export interface ActIntent {
  readonly id: string;
  readonly version: number;
  readonly action: AnyAction;
}
