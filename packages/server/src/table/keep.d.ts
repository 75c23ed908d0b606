import { type Result } from '@hundredfold/shared/core/result.ts';
import { type PastIntent, type Play, type Taken } from './play.ts';
import { type Table, type TableValue } from './table.ts';
/** Makes a turn durable. When it could not be, nobody may see it. */
export declare function keepTurn(table: Table, { play, turn }: Taken, intent: string | null): Promise<Result<null, 'halted'>>;
/** Makes durable what of a table outlives its process, if that has changed. */
export declare function keepTable(table: Table, value: TableValue): Promise<Result<null, 'halted'>>;
/** Puts the record of a finished match where it can be asked for. Its id, or `null` if that failed. */
export declare function keepRecord(table: Table, play: Play): Promise<string | null>;
/** Reads the match again after a write of which nobody knows whether it came through. */
export declare function readAgain(table: Table, { id, match }: Play): Promise<Result<Play, 'halted'>>;
/** The answers that were given before a crash. */
export declare function recallIntents(table: Pick<Table, 'answers' | 'value'>, intents: readonly PastIntent[]): void;
