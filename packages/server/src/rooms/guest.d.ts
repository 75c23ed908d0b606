import { type Client } from '@colyseus/core';
import type { SeatState } from '@hundredfold/shared/schema/table.ts';
import type { Visitor } from './door.ts';
import { type Asker } from './reply.ts';
/** What the room knows of a connection. */
export interface Guest extends Asker {
    /** The seat whose hidden cards this connection is sent. */
    seat: SeatState | null;
    /** How many requests came through to be answered. */
    heard: number;
}
export type TableClient = Client<{
    userData: Guest;
    auth: Visitor;
}>;
export declare function guest(number: number, messagesPerSecond: number): Guest;
/** Lets a connection see the hidden cards of one seat, or of none. A view is never used for two seats. */
export declare function letSee(client: TableClient, seat: SeatState | null): void;
/** Until the work at hand is done, what is sent to a client is held back: a patch and the reply after it leave as one packet. */
export declare function sendTogether(clients: Iterable<TableClient>): void;
/** Tells of frames that no client of ours would send, which Colyseus turns down or ignores by itself. */
export declare function watchFrames(client: TableClient, foreign: () => void): void;
