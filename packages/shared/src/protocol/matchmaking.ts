import * as v from 'valibot';
import type { Game } from '../core/game.ts';
import { type GameTerms, TERMS } from '../games/terms.ts';
import { MAX_MUTED, viewerAliasSchema } from './chat.ts';
import { codeSchema } from './code.ts';

/** The id of the matchmaking room. */
export const MATCHMAKING_ROOM = 'find';

/** The number of strangers that matchmaking brings together, if the game allows as many. */
const MAX_MATCHED_PLAYERS = 4;

/** The paces for matchmaking: strangers always play with a clock. */
export const MATCHMAKING_PACES = ['relaxed', 'normal', 'fast'] as const;
export type MatchmakingPace = (typeof MATCHMAKING_PACES)[number];

/** Seconds after which fewer people are enough, and seconds after which bots may take the empty seats. */
export const FEWER_PLAYERS_AFTER_S = 30;
export const BOTS_AFTER_S = 60;

/** Seconds in which every player must accept a proposed game. */
export const CONFIRM_TIMEOUT_S = 10;

/** Seconds for which a ticket is kept after its connection was lost. */
export const TICKET_GRACE_S = 15;

/** The games that matchmaking offers: those for two or more players. */
export const MATCHMAKING_GAMES: readonly GameTerms[] = TERMS.filter(({ seats }) => seats.max > 1);

/** Returns the number of people that matchmaking waits for at first. */
export function targetPlayers({ seats: { min, max } }: Pick<Game, 'seats'>): number {
  return Math.max(min, Math.min(MAX_MATCHED_PLAYERS, max));
}

/** Returns the number of people that is enough after `FEWER_PLAYERS_AFTER_S`. */
export function fewestPlayers({ seats }: Pick<Game, 'seats'>): number {
  return Math.max(seats.min, 2);
}

const noParameters = v.optional(v.strictObject({}));
const exceptSchema = v.pipe(v.array(viewerAliasSchema), v.maxLength(MAX_MUTED));

/** The requests that the matchmaking room answers, by name. */
export const matchmakingRequests = {
  /**
   * Opens a ticket for any of these games; `except` are the people whom the player does not want to meet. A repeated request for
   * the same games keeps its place in the queue, with the new `except`. A host may bring all who sit at their table, before a game or after it.
   */
  seek: v.strictObject({
    games: v.pipe(
      v.array(v.picklist(MATCHMAKING_GAMES.map(({ id }) => id))),
      v.minLength(1),
      v.maxLength(MATCHMAKING_GAMES.length),
    ),
    pace: v.picklist(MATCHMAKING_PACES),
    except: exceptSchema,
    party: v.optional(codeSchema),
  }),
  /** Joins the party of the player's table, or changes `except` during any search; `except` as above. */
  comeAlong: v.strictObject({ except: exceptSchema }),
  /** Closes the ticket. */
  stop: noParameters,
  /** Allows or forbids bots in the empty seats. */
  bots: v.strictObject({ wanted: v.boolean() }),
  /** Confirms a proposal. */
  confirm: v.strictObject({ offer: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
} as const;

export type MatchmakingRequestName = keyof typeof matchmakingRequests;
export type MatchmakingRequest<Name extends MatchmakingRequestName> = v.InferOutput<(typeof matchmakingRequests)[Name]>;

/** The reasons for which the room refuses a request. */
export const MATCHMAKING_REFUSALS = [
  'malformed',
  'too-fast',
  'too-many',
  'too-many-tables',
  'not-seeking',
  'too-early',
  'too-late',
  'not-host',
  'not-seated',
  'already-playing',
  'party-too-large',
] as const;
export type MatchmakingRefusal = (typeof MATCHMAKING_REFUSALS)[number];

/** The status of one of the games of a ticket. */
export interface TicketGame {
  readonly game: string;
  /** The number of people who wait for the game, and the number that it needs. */
  readonly have: number;
  readonly want: number;
  /** The usual waiting time today in seconds; `null` if it is not known, or if this player has already waited longer. */
  readonly usual: number | null;
}

/** The status of a player's ticket. Players learn who the others are only when they sit down together. */
export type TicketStatus =
  /**
   * The reason why a ticket was closed. `silent`: the player did not confirm in time. `party`: someone of their party did not, or
   * left.
   */
  | { readonly at: 'none'; readonly why: 'silent' | 'party' | null }
  | {
      readonly at: 'waiting';
      readonly games: readonly TicketGame[];
      /** The state of bots for the empty seats: not possible yet, possible, or wanted by this player. */
      readonly bots: 'not-yet' | 'offered' | 'wanted';
      /** The reason why the last proposal failed. */
      readonly again: 'silent' | 'failed' | null;
    }
  | {
      readonly at: 'called';
      readonly offer: number;
      readonly game: string;
      readonly people: number;
      readonly bots: number;
      /** The number of players who have confirmed; `isConfirmed` is `true` if this player has. */
      readonly confirmed: number;
      readonly isConfirmed: boolean;
      /** The deadline for confirming, in milliseconds of the room's clock. */
      readonly until: number;
    }
  | { readonly at: 'matched'; readonly code: string };

/** The messages that the room sends without a request: the status at first, and after every change. */
export interface MatchmakingMessages {
  /** The status; `now` is the time of the room's clock in milliseconds. */
  readonly standing: { readonly standing: TicketStatus; readonly now: number };
}
