import type { LobbyRow } from '@hundredfold/shared/protocol/lobby.ts';
import type { Table, TableValue } from '../table/table.ts';
/** What the matchmaker is told of a table: its row on the start page as JSON, nothing of a private one. */
export interface Listing {
    readonly row: string | null;
}
/** Whether nothing has changed that a table's row could show. */
export declare function listedAlike(one: TableValue, other: TableValue): boolean;
export declare function listingOf({ code, game, options }: Pick<Table, 'code' | 'game' | 'options'>, value: TableValue): Listing;
/** The rows of the tables that are open to strangers, the newest first. */
export interface OpenTables {
    /** What the matchmaker says of a table, or that it is gone. Whether that changes the list. */
    heard(code: string, metadata: unknown): boolean;
    rows(): readonly LobbyRow[];
}
export declare function openTables(): OpenTables;
