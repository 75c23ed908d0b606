import type { Append } from '../game-storage.ts';
import type { Statement } from './sql-work.ts';

/** The differences between the SQL of SQLite and of PostgreSQL. All other SQL is the same for both. */
export interface Dialect {
  readonly text: string;
  readonly integer: string;
  /** The end of a table whose rows lie in the order of its key. */
  readonly byKey: string;
  /** The column by which reports are in the order in which they came. */
  readonly reportNumber: string;
  /** The end of a selection of rows, which leaves out those that another process writes at the moment. */
  readonly skipLocked: string;
  readonly size: string;
  /** A field of the JSON object in a column. */
  field(name: string, column?: string): string;
  /** A JSON array of texts as a table `item` with the columns `key` and `value`. */
  each(json: string): string;
  /** The values of a column as a JSON array of texts. */
  collect(column: string): string;
  /** Fails if the next version of a match is not the one of the append. */
  checkAppend(append: Append): Statement;
  /** A text as its bytes in UTF-8. */
  bytes(text: string): string;
}

/** The age of the server, in milliseconds of uptime. */
export const AGE = '(SELECT age FROM server_age)';
