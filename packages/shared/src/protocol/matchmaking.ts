import * as v from 'valibot';
import type { Game } from '../core/game.ts';
import { type GameTerms, TERMS } from '../games/terms.ts';
import { MAX_MUTED, viewerAliasSchema } from './chat.ts';
import { codeSchema } from './code.ts';

/** Id of the room where people who look for a game find each other. */
export const MATCHMAKING_ROOM = 'find';

/** How many strangers are to sit down together, where a game bears it. */
const MAX_MATCHED_PLAYERS = 4;

/** Strangers play by a clock. */
export const MATCHMAKING_PACES = ['relaxed', 'normal', 'fast'] as const;
export type MatchmakingPace = (typeof MATCHMAKING_PACES)[number];

/** Seconds after which fewer people will do, and after which bots may take the empty seats. */
export const FEWER_PLAYERS_AFTER_S = 30;
export const BOTS_AFTER_S = 60;

/** Seconds in which everybody says that they are there, once a table has come together. */
export const CONFIRM_TIMEOUT_S = 10;

/** Seconds for which a place is kept for somebody whose line dropped. */
export const TICKET_GRACE_S = 15;

/** The games that people can look for: those that are played with others. */
export const MATCHMAKING_GAMES: readonly GameTerms[] = TERMS.filter(({ seats }) => seats.max > 1);

/** How many people a table is made up for, if so many come. */
export function targetPlayers({ seats: { min, max } }: Pick<Game, 'seats'>): number {
  return Math.max(min, Math.min(MAX_MATCHED_PLAYERS, max));
}

/** How many people will do, once somebody has waited for a while. */
export function fewestPlayers({ seats }: Pick<Game, 'seats'>): number {
  return Math.max(seats.min, 2);
}

const noParameters = v.optional(v.strictObject({}));
const exceptSchema = v.pipe(v.array(viewerAliasSchema), v.maxLength(MAX_MUTED));

/** Every request that the room answers, by name. */
export const matchmakingRequests = {
  /**
   * I look for any of these games, and would not play with those. Asked again for the same, the place is kept. A host may look together with all
   * who sit at their table, before a game or after it.
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
  /** I come along with those who sit at my table, and would not play with those either. */
  comeAlong: v.strictObject({ except: exceptSchema }),
  /** I do not look any more. */
  stop: noParameters,
  /** I would begin with bots in the empty seats, or rather not. */
  bots: v.strictObject({ wanted: v.boolean() }),
  /** I am there: let us begin. */
  confirm: v.strictObject({ offer: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
} as const;

export type MatchmakingRequestName = keyof typeof matchmakingRequests;
export type MatchmakingRequest<Name extends MatchmakingRequestName> = v.InferOutput<(typeof matchmakingRequests)[Name]>;

/** Why one of these is refused. */
export const MATCHMAKING_REFUSALS = [
  'malformed',
  'too-fast',
  'too-many',
  'not-seeking',
  'too-early',
  'too-late',
  'not-host',
  'not-seated',
  'already-playing',
  'party-too-large',
] as const;
export type MatchmakingRefusal = (typeof MATCHMAKING_REFUSALS)[number];

/** How it stands with one of the games that somebody looks for. */
export interface TicketGame {
  readonly game: string;
  /** How many wait for it, of how many. */
  readonly have: number;
  readonly want: number;
  /** Seconds that people have waited for it today; `null` where nobody has, or where it has taken longer already. */
  readonly usual: number | null;
}

/** Where somebody stands who looks for a game. Nobody is told who the others are before they sit down together. */
export type TicketStatus =
  /** `silent`: they did not say in time that they are there; `party`: somebody who was to stay with them was silent, or left. */
  | { readonly at: 'none'; readonly why: 'silent' | 'party' | null }
  | {
      readonly at: 'waiting';
      readonly games: readonly TicketGame[];
      /** Whether bots may take the empty seats yet, and whether they are to. */
      readonly bots: 'not-yet' | 'offered' | 'wanted';
      /** Why a table that had come together came to nothing. */
      readonly again: 'silent' | 'failed' | null;
    }
  | {
      readonly at: 'called';
      readonly offer: number;
      readonly game: string;
      readonly people: number;
      readonly bots: number;
      /** How many have said that they are there, and whether this one has. */
      readonly confirmed: number;
      readonly isConfirmed: boolean;
      /** Until when that can be said, in milliseconds of the room's clock. */
      readonly until: number;
    }
  | { readonly at: 'matched'; readonly code: string };

/** What the room tells of its own accord: at first, and whenever it has changed. */
export interface MatchmakingMessages {
  /** `now` is the time by the room's clock. */
  readonly standing: { readonly standing: TicketStatus; readonly now: number };
}
