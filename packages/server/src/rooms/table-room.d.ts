import type { Game } from '@hundredfold/shared/core/game.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import type { House } from '../house.ts';
import { type RoomClass } from './base-room.ts';
import { type TableClient } from './guest.ts';
import { type Listing } from './listing.ts';
/** A game's room as Colyseus makes them. */
export declare function tableRoom(game: Game, house: House): RoomClass<TableRoomOptions>;
interface TableRoomOptions {
    state: TableState;
    metadata: Listing;
    client: TableClient;
}
export {};
