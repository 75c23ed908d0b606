import type { House } from '../house.ts';
import { type RoomClass } from './base-room.ts';
/** The lobby as Colyseus makes it. */
export declare function lobbyRoom(house: House): RoomClass;
