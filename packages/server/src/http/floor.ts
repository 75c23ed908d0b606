import type { Result } from '@hundredfold/shared/core/result.ts';
import type { NewTable } from '@hundredfold/shared/protocol/intents.ts';
import type { Request } from 'express';

/** What HTTP asks of the rooms. */
export interface Floor {
  /** A new table's code, or one sentence on what is wrong with the wish. */
  create(wish: NewTable): Promise<Result<{ readonly code: string }, string>>;
  /** Brings a table up if it is not; its game, or `null` where there is no such table. */
  find(code: string): Promise<string | null>;
  /** A place at a room, to be taken over a socket; refused alike whatever the reason. */
  join(room: string, options: unknown, request: Request): Promise<Result<object, 'no-table'>>;
  /** How many tables are up. */
  tables(): number;
}
