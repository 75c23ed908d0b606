import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { Outcome } from '@hundredfold/shared/core/outcome.ts';
import type { Wire } from '@hundredfold/shared/schema/wire.ts';
import type { StoredTable } from '../archive/archive.ts';
import type { House } from '../house.ts';
import type { Timers } from './clock.ts';
import type { PastAnswers } from './past-answers.ts';
import type { Play } from './play.ts';
import { type Seating } from './seating.ts';
/** What a table has in every phase. */
interface Company {
    readonly seating: Seating;
    readonly open: boolean;
    /** How many matches were begun here. */
    readonly round: number;
}
/** A table at which nothing went wrong. `record` is the id under which the finished match can be asked for, `null` where that failed. */
type SoundValue = Company & ({
    readonly phase: 'gathering';
} | {
    readonly phase: 'playing';
    readonly play: Play;
} | {
    readonly phase: 'over';
    readonly play: Play;
    readonly ending: Outcome;
    readonly record: string | null;
});
/** Everything about a table at one moment; of a halted one also what it was before. */
export type TableValue = SoundValue | (Company & {
    readonly phase: 'halted';
    readonly before: SoundValue;
});
export declare function soundValue(value: TableValue): SoundValue;
/** The match of the moment, or the last one. */
export declare function playOf(value: TableValue): Play | null;
/** Runs tasks one at a time, in order of arrival. */
export type Queue = <Value>(task: () => Promise<Value> | Value) => Promise<Value>;
/** Where a table is shown to those who read that screen: every value as one patch. */
export interface Screen {
    show(value: TableValue): void;
}
/** A table that is in play: its value changes by one task of its queue at a time. */
export interface Table {
    readonly code: string;
    readonly game: Game;
    readonly options: OptionValues;
    readonly wire: Wire;
    readonly house: House;
    readonly queue: Queue;
    readonly timers: Timers;
    readonly answers: PastAnswers;
    readonly screens: readonly Screen[];
    /** Starts the timers that are due by now, and calls off the others. */
    readonly tend: () => void;
    readonly newMatchId: () => string;
    value: TableValue;
    /** What the archive holds of this table, as text. */
    saved: string;
    /** What the last newcomer was given. */
    lastNumber: number;
    /** A step may or may not have been written: the archive is asked before anything else happens. */
    unsure: boolean;
}
/** A table that is about to be made. */
export interface FreshTable extends Pick<StoredTable, 'code' | 'game' | 'options' | 'open'> {
    /** How many. */
    readonly seats: number;
}
/** What is stored of a table at which nobody has been yet. */
export declare function freshTable({ code, game, options, seats, open }: FreshTable): StoredTable;
/** What of a table outlives its process. */
export declare function storedTable(table: Pick<Table, 'code' | 'game' | 'options'>, value: TableValue): StoredTable;
/** The seating as it was kept; everybody is away until they come. */
export declare function seatingFrom(stored: StoredTable): Seating;
export {};
