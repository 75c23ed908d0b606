import type { OperationName, StorageInput, StorageOutput } from '../game-storage.ts';

/** A statement with the values of its parameters `$1`, `$2` and so on. Its text is constant. */
export type Statement = readonly [sql: string, ...values: readonly SqlValue[]];

export type SqlValue = string | number | null;

/** Statements of one transaction, and the reader of their rows. Reads come last: a write may wait, and outdate them. */
export interface SqlWork<Output> {
  readonly statements: readonly Statement[];
  readonly read: (rows: readonly SqlRows[]) => Output;
}

export type SqlRows = readonly object[];

export type SqlOperations = {
  readonly [Name in OperationName]: (...input: StorageInput<Name>) => SqlWork<StorageOutput<Name>>;
};

export function write(...statements: readonly Statement[]): SqlWork<void> {
  return { statements, read: () => undefined };
}

/** Returns work whose output is read from the rows of each statement. */
export function query<Rows extends readonly SqlRows[], Output>(
  statements: readonly Statement[],
  read: (...rows: Rows) => Output,
): SqlWork<Output> {
  return { statements, read: (rows) => read(...(rows as unknown as Rows)) };
}
