import type { Table } from './table.ts';
/** Of a number on the wire: sixteen bits. */
/** Somebody comes to the table, known by the hash of their secret. The number they have there. */
export declare function welcome(table: Table, personId: string, name: string): Promise<number>;
/** A person's line is gone; `forGood` when they said so. */
export declare function farewell(table: Table, number: number, forGood: boolean): Promise<void>;
