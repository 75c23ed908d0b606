import { type Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { type Play } from './play.ts';
import type { Table, TableValue } from './table.ts';
/** A person by their number, or a bot for the seat that it plays. */
type Mover = {
    readonly number: number;
} | {
    readonly botAt: Seat;
};
/** A move as it comes to the table, whoever makes it. */
export interface AskedMove {
    readonly by: Mover;
    /** The version it is meant for. */
    readonly version: number;
    readonly action: unknown;
    /** Id of the intent that asked for it; `null` where nobody will ask again. */
    readonly intent: string | null;
}
/** The one door for moves: checked, decided, made durable, shown; answered with the new version. */
export declare function takeTurn(table: Table, { by, version, action, intent }: AskedMove): Promise<Result<number, string>>;
/** A new match with those who sit at the table. */
export declare function start(table: Table): Promise<Result<null, TableRefusal>>;
/** Shows what the archive had and the table did not know of. */
export declare function catchUp(table: Table): Promise<Result<null, 'halted'>>;
/** The table with its match as far as it has come: it goes on, or it is over and has its record. */
export declare function standing(table: Table, play: Play, round: number): Promise<TableValue>;
export {};
