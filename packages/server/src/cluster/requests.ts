import type { Result } from '@hundredfold/shared/core/result.ts';
import type { FindRefusal } from '@hundredfold/shared/protocol/find.ts';
import type { Invitation, MadeTable, OwnTable, TableWish } from '@hundredfold/shared/protocol/http.ts';
import type { QueuedPlayer } from '../matchmaking/handlers.ts';
import type { Company } from '../table/state/table.ts';
import { clusterEvent, clusterRequest } from './message-bus.ts';

// The requests and events that rooms of different processes exchange.

/** A reservation in a room; `null` if there is none. */
export const PLACE = clusterRequest<Entry, object | null>('place');

/** A client that wants to join a room. */
export interface Entry {
  readonly room: string;
  readonly options: unknown;
  readonly address: string | undefined;
}

/** A new table. */
export const LAY = clusterRequest<TableWish, Result<MadeTable, string>>('lay');

/** Loads a table, with the members who come along from where it was. The answer is its game, or `null` if there is no such table. */
export const WAKE = clusterRequest<{ readonly code: string; readonly company: Company | null }, string | null>('wake');

export const GLANCE = clusterRequest<SomebodyAt, OwnTable | null>('glance');
export const INVITATION = clusterRequest<InvitedTo, Invitation | null>('invitation');
export const PARTY = clusterRequest<SomebodyAt, Result<readonly QueuedPlayer[], FindRefusal>>('party');

/** A person by their id, at a table by its code. */
export interface SomebodyAt {
  readonly code: string;
  readonly personId: string;
}

/** Whoever has a table's code; by their person id, if they have shown who they are. */
export interface InvitedTo {
  readonly code: string;
  readonly personId: string | null;
}

/** A pass to the admin page that is none any more. */
export const PASS_ENDED = clusterEvent<string>('pass ended');

/** The process forgets somebody, by their person id. */
export const FORGET = clusterRequest<string, null>('forget');

export const SHOW_OUT = clusterEvent<ShownOut>('show-out');

/** Somebody by their person id, whose lines are closed, and with which code. */
export interface ShownOut {
  readonly personId: string;
  readonly why: number;
}

export const SEEKING = clusterEvent<{ readonly code: string; readonly isSeeking: boolean }>('seeking');

/** A table's row in the lobby as JSON; `null`: it has none any more. */
export const ROW = clusterEvent<ToldOfRow>('row');
/** All rows of a process. */
export const ROWS = clusterEvent<readonly ToldOfRow[]>('rows');

export interface ToldOfRow {
  readonly code: string;
  readonly row: string | null;
}
