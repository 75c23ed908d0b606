import type { Result } from '@hundredfold/shared/core/result.ts';
import type { CreatedTable, Invitation, NewTableRequest, OwnTable } from '@hundredfold/shared/protocol/http.ts';
import type { MatchmakingRefusal } from '@hundredfold/shared/protocol/matchmaking.ts';
import type { QueuedPlayer } from '../matchmaking/handlers.ts';
import type { TableSettings } from '../table/state/table.ts';
import { clusterEvent, clusterRequest } from './message-bus.ts';

// The requests and events that rooms of different processes exchange.

/** A reservation in a room; `null` if there is none. */
export const JOIN_REQUEST = clusterRequest<JoinRequest, object | null>('place');

/** A client that wants to join a room. */
export interface JoinRequest {
  readonly room: string;
  readonly options: unknown;
  readonly address: string | undefined;
}

/** A new table. */
export const CREATE_TABLE_REQUEST = clusterRequest<NewTableRequest, Result<CreatedTable, string>>('lay');

/** Loads a table, with the members who come along from where it was. The answer is its game, or `null` if there is no such table. */
export const LOAD_TABLE_REQUEST = clusterRequest<
  { readonly code: string; readonly settings: TableSettings | null },
  string | null
>('wake');

export const OWN_TABLE_REQUEST = clusterRequest<PersonAtTable, OwnTable | null>('glance');
export const INVITATION_REQUEST = clusterRequest<InvitationQuery, Invitation | null>('invitation');
export const PARTY_REQUEST = clusterRequest<PersonAtTable, Result<readonly QueuedPlayer[], MatchmakingRefusal>>('party');

/** A person by their id, at a table by its code. */
export interface PersonAtTable {
  readonly code: string;
  readonly personId: string;
}

/** Whoever has a table's code; by their person id, if they have shown who they are. */
export interface InvitationQuery {
  readonly code: string;
  readonly personId: string | null;
}

/** A pass to the admin page that is none any more. */
export const ADMIN_SESSION_ENDED = clusterEvent<string>('pass ended');

/** The process forgets somebody, by their person id. */
export const FORGET_REQUEST = clusterRequest<string, null>('forget');

export const DISCONNECT_EVENT = clusterEvent<DisconnectEvent>('show-out');

/** Somebody by their person id, whose lines are closed, and with which code. */
export interface DisconnectEvent {
  readonly personId: string;
  readonly why: number;
}

export const PARTY_SEARCH_EVENT = clusterEvent<{ readonly code: string; readonly isSeeking: boolean }>('seeking');

/** A table's row in the lobby as JSON; `null`: it has none any more. */
export const LOBBY_ROW_EVENT = clusterEvent<LobbyRowEvent>('row');
/** All rows of a process. */
export const LOBBY_ROWS_EVENT = clusterEvent<readonly LobbyRowEvent[]>('rows');

export interface LobbyRowEvent {
  readonly code: string;
  readonly row: string | null;
}
