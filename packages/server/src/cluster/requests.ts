import type { Result } from '@hundredfold/shared/core/result.ts';
import type { CreatedTable } from '@hundredfold/shared/protocol/http.ts';
import type { NewTableRequest } from '@hundredfold/shared/protocol/new-table.ts';
import type { MatchedGroup } from '../matchmaking/matchmaker.ts';
import type { NewContinuation } from '../storage/stored-table.ts';
import type { TableSettings } from '../table/state/table.ts';
import { clusterMessage } from './message-bus.ts';

// The requests and events that rooms of different processes exchange. None contains the secret of a browser.

export const JOIN_REQUEST = clusterMessage<JoinRequest, object | null>('place');

export interface JoinRequest {
  readonly room: string;
  readonly join: VerifiedJoin;
}

/**
 * The identity that a client sends when it joins. `known` is `null` for a client of another version, which is told so once it is
 * connected, and for a client of the lobby, which has no identity.
 */
export interface VerifiedJoin {
  readonly known: {
    readonly personId: string;
    readonly name: string;
    readonly seal: number | undefined;
    readonly sits: boolean | undefined;
  } | null;
  readonly game?: string | undefined;
  readonly network: string;
  /** True for those who may not open tables, and so may look for a quick match only along with the host of their table. */
  readonly isGuest?: boolean;
}

/**
 * A request for a table that was checked. `host` is the person id of its host, if it has one already, and `playedOn` is what its
 * first match goes on from.
 */
export interface NewTableOptions extends Omit<NewTableRequest, 'from' | 'key' | 'group'> {
  readonly host: string | null;
  /** The id of the group whose table it is. */
  readonly group?: string;
  readonly playedOn?: NewContinuation;
}

export const CREATE_TABLE_REQUEST = clusterMessage<NewTableOptions, Result<CreatedTable, string>>('lay');

/** Asks another process to create the table of people who were matched; the answer is its code. */
export const MATCHED_TABLE_REQUEST = clusterMessage<MatchedGroup, string>('lay matched');

export const HAS_ROOM_REQUEST = clusterMessage<null, boolean>('has room');

/**
 * Asks another process to load a table, with the settings that it had where it was before. The answer is its game, or `null` if
 * there is no such table.
 */
export const LOAD_TABLE_REQUEST = clusterMessage<
  { readonly code: string; readonly settings: TableSettings | null },
  string | null
>('wake');

/** Announces that an admin session has ended; the body is its id. */
export const ADMIN_SESSION_ENDED = clusterMessage<string>('pass ended');

/** Announces a table's row in the lobby as JSON; `null` removes it. */
export const LOBBY_ROW_EVENT = clusterMessage<LobbyRowEvent>('row');
export const LOBBY_ROWS_EVENT = clusterMessage<readonly LobbyRowEvent[]>('rows');

export interface LobbyRowEvent {
  readonly code: string;
  readonly row: string | null;
}
