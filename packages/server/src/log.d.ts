import { type DestinationStream, type Logger } from 'pino';
/** JSON lines on standard error, which leaves standard output to the few lines meant for people. */
export declare function openLog(level: string, to?: DestinationStream): Logger;
/** Counts of what happened in this process, by name. */
export interface Tally {
    count(what: string): void;
    counts(): Readonly<Record<string, number>>;
}
export declare function startTally(): Tally;
/** Logs the counts so often (in milliseconds) as there is anything new in them, until it is stopped: then once more. */
export declare function reportTally(tally: Tally, log: Logger, every: number): () => void;
/** Keeps the process up when one table's mistake was caught nowhere: every other table is sound, and all of them are in the archive. */
export declare function guardProcess(log: Logger): void;
