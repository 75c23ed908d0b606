import * as v from 'valibot';
import type { Game } from '../core/game.ts';
import { type GameTerms, TERMS } from '../games/terms.ts';
import { MAX_MUTED, viewerAliasSchema } from './chat.ts';
import { codeSchema } from './code.ts';

export const MATCHMAKING_ROOM = 'find';

const MAX_MATCHED_PLAYERS = 4;

/** The paces for matchmaking: strangers always play with a clock. */
export const MATCHMAKING_PACES = ['relaxed', 'normal', 'fast'] as const;
export type MatchmakingPace = (typeof MATCHMAKING_PACES)[number];

/** Seconds after which fewer people are enough, and seconds after which bots may take the empty seats. */
export const FEWER_PLAYERS_AFTER_S = 30;
export const BOTS_AFTER_S = 60;

export const CONFIRM_TIMEOUT_S = 10;

export const TICKET_GRACE_S = 15;

export const MATCHMAKING_GAMES: readonly GameTerms[] = TERMS.filter(({ seats }) => seats.max > 1);

export function targetPlayers({ seats: { min, max } }: Pick<Game, 'seats'>): number {
  return Math.max(min, Math.min(MAX_MATCHED_PLAYERS, max));
}

export function fewestPlayers({ seats }: Pick<Game, 'seats'>): number {
  return Math.max(seats.min, 2);
}

const noParameters = v.optional(v.strictObject({}));
const exceptSchema = v.pipe(v.array(viewerAliasSchema), v.maxLength(MAX_MUTED));

export const matchmakingRequests = {
  /**
   * Opens a ticket for any of these games; `except` are the people whom the player does not want to meet. A repeated request for
   * the same games keeps its place in the queue, with the new `except`. A host may bring all who sit at their table, before a game or
   * after it.
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
  joinParty: v.strictObject({ except: exceptSchema }),
  stop: noParameters,
  bots: v.strictObject({ wanted: v.boolean() }),
  /** Says whether the page is hidden, so that its person gets a notice of a proposal. */
  hidden: v.strictObject({ hidden: v.boolean() }),
  confirm: v.strictObject({ offer: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
} as const;

export type MatchmakingRequestName = keyof typeof matchmakingRequests;
export type MatchmakingRequest<Name extends MatchmakingRequestName> = v.InferOutput<(typeof matchmakingRequests)[Name]>;

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
  'no-maker',
] as const;
export type MatchmakingRefusal = (typeof MATCHMAKING_REFUSALS)[number];

export interface TicketGame {
  readonly game: string;
  readonly have: number;
  readonly want: number;
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
      readonly bots: 'not-yet' | 'offered' | 'wanted';
      readonly again: 'silent' | 'failed' | null;
    }
  | {
      readonly at: 'called';
      readonly offer: number;
      readonly game: string;
      readonly people: number;
      readonly bots: number;
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
