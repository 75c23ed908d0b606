import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { House } from '../house.ts';
import { type Floor } from './floor.ts';
/** A room type for each game and the one lobby, over the sockets of an HTTP server. */
export interface Rooms {
    readonly floor: Floor;
    close(): Promise<void>;
}
/** `mayCall`: whether the page that a socket is opened from may talk to this server. */
export declare function openRooms(house: House, http: HttpServer, mayCall: (request: IncomingMessage) => boolean): Promise<Rooms>;
type Say = (...parts: readonly unknown[]) => void;
/** Colyseus' own messages, as lines of ours: the first line says what happened, the stack is for debugging. */
export declare function frameworkLog(log: Logger): Readonly<Record<'trace' | 'debug' | 'info' | 'warn' | 'error', Say>>;
export {};
