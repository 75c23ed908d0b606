import type { Game } from '@hundredfold/shared/core/game.ts';
import { type TableState } from '@hundredfold/shared/schema/table.ts';
import type { StoredTable } from '../archive/archive.ts';
import { type Screen } from '../table/table.ts';
/** The screen before those who are at a table: its room state, and the one way to write to it. */
export interface LiveScreen extends Screen {
    readonly state: TableState;
}
export declare function liveScreen(game: Game, stored: StoredTable, grace: number): LiveScreen;
