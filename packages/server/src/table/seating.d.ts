import { type Result } from '@hundredfold/shared/core/result.ts';
import { type Seat } from '@hundredfold/shared/core/seat.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import type { SeatStatus } from '@hundredfold/shared/schema/table.ts';
/** `held`: away for longer than the grace time, or left in the middle of a game; a bot plays meanwhile. */
export type Presence = 'here' | 'away' | 'held';
/** Somebody whom the table knows: here, seated, or its host. */
export interface Person {
    /** The number by which everybody at the table may know them. */
    readonly number: number;
    /** Hash of the secret that makes them the same person when they come again. Never shown. */
    readonly personId: string;
    readonly name: string;
    readonly presence: Presence;
}
export type Occupant = {
    readonly holder: 'empty';
} | {
    readonly holder: 'bot';
    readonly name: string;
} | {
    readonly holder: 'person';
    readonly number: number;
};
/** Who sits where, who watches, and who is the host (0: nobody). */
export interface Seating {
    readonly people: readonly Person[];
    readonly seats: readonly Occupant[];
    readonly host: number;
}
export declare function emptySeating(seats: number): Seating;
export declare function personAt(seating: Seating, number: number): Person | undefined;
export declare function knownBy(seating: Seating, personId: string): Person | undefined;
export declare function seatFor(seating: Seating, number: number): Seat | null;
/** Who is here without a seat. */
export declare function watchersOf(seating: Seating): readonly Person[];
/** Whether they have the only seat there is: it is kept for them without limit. */
export declare function isAlone(seating: Seating, number: number): boolean;
export declare function anybodyHere(seating: Seating): boolean;
export declare function isFull(seating: Seating): boolean;
/** Whether a bot acts for the seat now: its own, or one that holds it for somebody. */
export declare function playedByBot(seating: Seating, seat: Seat): boolean;
/** What everybody knows of a seat's holder. */
export interface SeatFacts {
    readonly status: SeatStatus;
    readonly number: number;
    readonly name: string;
}
export declare function describe(seating: Seating, occupant: Occupant): SeatFacts;
/** Somebody comes: the first to come is the host, a newcomer watches at first. */
export declare function arrive(seating: Seating, newcomer: Pick<Person, 'number' | 'personId' | 'name'>): Seating;
/** The line dropped: a seat or the host's part is kept for them, a mere watcher is gone. */
export declare function depart(seating: Seating, number: number): Seating;
/** Away for longer than the grace time: a bot holds the seat, somebody else is the host. */
export declare function hold(seating: Seating, number: number): Seating;
/** Left for good: the seat is free at once, unless a game is being played. */
export declare function leave(seating: Seating, number: number, playing: boolean): Seating;
export declare function sit(seating: Seating, number: number, seat: Seat): Result<Seating, TableRefusal>;
export declare function stand(seating: Seating, number: number): Result<Seating, TableRefusal>;
export declare function fill(seating: Seating, seat: Seat, name: string): Result<Seating, TableRefusal>;
/** Whoever sits there is on their feet again; a bot is sent away. */
export declare function clear(seating: Seating, seat: Seat): Result<Seating, TableRefusal>;
