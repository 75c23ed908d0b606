import type { Table } from './table.ts';
/** Starts the timers that are due now and calls off the others. With nobody here, the table waits. */
export declare function tend(table: Table): void;
