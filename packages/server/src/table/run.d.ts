import { type Result } from '@hundredfold/shared/core/result.ts';
import { type Queue, type Table, type TableValue } from './table.ts';
export declare function serialQueue(): Queue;
/**
 * Runs one task at the table after those that came before it, and starts the timers that follow from it.
 * A bug stops this table alone; `about` and the match in the archive reproduce it.
 */
export declare function run<Value>(table: Table, about: object, task: () => Promise<Result<Value, string>>): Promise<Result<Value, string>>;
/** The one way in which the value of a table changes. What must outlive the process has been kept by now. */
export declare function become(table: Table, value: TableValue): void;
/** Changes something about the table itself; where it cannot be kept, nothing is changed, or it is shown all the same. */
export declare function change(table: Table, value: TableValue, unkept: 'dropped' | 'shown'): Promise<Result<null, 'halted'>>;
/** Stops the table; it is tried again when it is next brought up from the archive. */
export declare function halt(table: Table, about: object, error: unknown): void;
