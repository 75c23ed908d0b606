import type { Caller } from '../limits/request-limit.ts';
import type { MatchedGroup } from '../matchmaking/matchmaker.ts';
import type { TableCreation } from './table-creators.ts';

/** The maximum number of tables that people may have loaded. */
export interface TableQuota {
  /** Counts a table for the first of these callers who may have one more; `null` if nobody may. `end` gets its code. */
  readonly begin: (callers: readonly Caller[]) => Promise<TableCreation | null>;
  readonly mayHaveAnother: (caller: Caller) => Promise<boolean>;
}

/** Thrown if everyone who was matched has as many tables loaded as they may. */
export class TooManyTables extends Error {
  override readonly name = 'TooManyTables';
}

/** Makes a table for people who were matched, who call from these networks, and returns its code. */
export type MakeMatchedTable = (found: MatchedGroup, callers: readonly Caller[]) => Promise<string>;
