import { type IntentName, type Refusal } from '@hundredfold/shared/protocol/table.ts';
import type { Table } from '../table/table.ts';
/** How a request is turned down; a mere message has no id and cannot be answered. */
export interface Reply {
    readonly id: number | undefined;
    reject(reason: Refusal): unknown;
}
/** Somebody at the table, by their number. */
export interface Asker {
    readonly number: number;
    readonly allowance: Allowance;
}
/** A request as it came from a socket. */
export interface TableRequest {
    readonly table: Table;
    readonly asker: Asker;
    readonly name: IntentName;
    readonly payload: unknown;
}
/** Checks a request, has the table decide it and answers: with what was asked for, or a refusal. */
export declare function answer(request: TableRequest, reply: Reply): Promise<unknown>;
/** How many messages somebody may still send: it fills up again by so many a second. */
export interface Allowance {
    /** Whether there is one left; takes it. */
    take(now: number): boolean;
}
export declare function allowance(perSecond: number, start: number): Allowance;
