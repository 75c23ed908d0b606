import type { DatabaseSync } from 'node:sqlite';
import type { StoreAnswer, StoreRequest } from './request.ts';
/** Does a group of requests in one transaction: each is durable when this returns, or all of them failed. */
export type Store = (group: readonly StoreRequest[]) => readonly StoreAnswer[];
export declare function sqliteStore(db: DatabaseSync): Store;
/** Why an append is refused: somebody else wrote, or steps are missing. */
export declare function conflict(match: string, version: number, claimed: number): string;
/** Collects what arrives until the present turn of the event loop is over, and hands it on as one group. */
export declare function gather<Item>(handle: (group: readonly Item[]) => void): (item: Item) => void;
