import type { Game } from '@hundredfold/shared/core/game.ts';
import type { StoredTable } from '../archive/archive.ts';
import type { House } from '../house.ts';
import { type Clock } from './clock.ts';
import { type Screen, type Table } from './table.ts';
export interface Opening {
    readonly house: House;
    readonly game: Game;
    readonly stored: StoredTable;
    readonly clock: Clock;
    readonly newMatchId: () => string;
    readonly screens: readonly Screen[];
}
/** Brings up a table, new or as it was left: the same seats, the same cards. */
export declare function openTable({ house, game, stored, clock, newMatchId, screens }: Opening): Promise<Table>;
