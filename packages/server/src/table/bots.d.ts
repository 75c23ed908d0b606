import { type Seating } from './seating.ts';
import type { Table } from './table.ts';
/** Waits for the bots that are to act. */
export declare function awaitBots(table: Table): readonly string[];
/** The first name that nobody at the table has. */
export declare function botName({ seats, people }: Seating): string;
