import type { SpectatorRoomKey } from '@hundredfold/shared/protocol/spectators.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import type { VerifiedJoin } from '../cluster/requests.ts';
import type { ProcessStatus } from '../ops/process-status.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import type { Table } from '../table/state/table.ts';

/** The facts that the room of a table shows: a search of its players, and the numbers of spectators in its spectator rooms. */
export type ShownRoomFacts = Pick<TableState, 'seeking' | 'handsSpectators' | 'publicSpectators'>;

/** A table that this process has loaded, and the connections of the people at it. */
export interface LoadedTable {
  readonly table: Table;
  /** Closes the connection of a person, here and in the spectator rooms of the table. */
  disconnectPerson(personId: string, code: number): void;
  /** Makes the table forget a person. Rejects if the storage could not save it. */
  forget(personId: string): Promise<void>;
  /** Shows everyone at the table facts that are no part of its value. */
  showFacts(facts: Partial<ShownRoomFacts>): void;
  /** Closes the room, and its connections with this code. The table stays in the storage. */
  disconnect(code: number): Promise<unknown>;
}

/** A room beside a table's room, for people who see more of the table than its own room shows. */
export interface AttachedRoom {
  status(): ProcessStatus['galleries'][number];
  disconnectPerson(personId: string, code: number): void;
  close(code: number): void;
}

/** The rooms of this process, which the directory opens and finds. Only `colyseus/` knows what a room is. */
export interface LocalRooms {
  table(code: string): LoadedTable | undefined;
  readonly tables: ReadonlySet<LoadedTable>;
  /** Returns whether a room is open, by its id. */
  isOpen(room: string): boolean;
  /** Opens the room of a table, as it is in the storage; `created` if it was just stored, so that nobody can have changed it. */
  loadTable(game: string, code: string, created?: StoredTable): Promise<void>;
  openSpectatorRoom(place: SpectatorRoomKey): Promise<void>;
  /** Reserves a seat in an open room. Rejects if there is none. */
  reserve(room: string, join: VerifiedJoin): Promise<object>;
  /** Ends the search of a person for a game. */
  disconnectSeeker(personId: string, code: number): void;
  status(): ProcessStatus;
}
