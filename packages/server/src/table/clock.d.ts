/** Timers that know durations only, so that a change of the system's time moves nothing. */
export interface Clock {
    /** Runs something once after so many milliseconds; the returned function calls it off. */
    after(milliseconds: number, run: () => void): () => void;
}
export declare const systemClock: Clock;
/** Named timers: at most one of each name runs. */
export interface Timers {
    /** Starts a timer unless one of this name is running. */
    start(name: string, milliseconds: number, run: () => void): void;
    /** As `start`, but begins to make something at once, and waits for that as well where it takes longer. */
    startMaking<Made>(name: string, milliseconds: number, make: () => Promise<Made>, run: (made: Promise<Made>) => void): void;
    /** Calls off those timers that are not in the list. */
    keepOnly(names: ReadonlySet<string>): void;
}
export declare function timers(clock: Clock): Timers;
