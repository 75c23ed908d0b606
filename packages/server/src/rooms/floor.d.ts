import { type Result } from '@hundredfold/shared/core/result.ts';
import type { MadeTable, TableWish } from '@hundredfold/shared/protocol/http.ts';
import type { House } from '../house.ts';
import type { Whereabouts } from './whereabouts.ts';
/** What HTTP asks of the rooms. */
export interface Floor {
    /** A new table's code, or one sentence on what is wrong with the wish. */
    create(wish: TableWish): Promise<Result<MadeTable, string>>;
    /** Brings a table up if it is not; its game, or `null` where there is no such table. */
    find(code: string): Promise<string | null>;
    /** A place at a room, to be taken over a socket; refused alike whatever the reason. */
    join(room: string, options: unknown, address: string | undefined): Promise<Result<object, 'no-table'>>;
    /** How many tables are up. */
    tables(): number;
}
export declare function openFloor({ archive, log }: Pick<House, 'archive' | 'log'>, whereabouts: Whereabouts): Floor;
/** Whether a room can go by that id: a table's code, or the lobby. */
export declare function isRoomId(id: string): boolean;
