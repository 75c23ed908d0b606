import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Runs SQL statements. Each is prepared once, so its text is a constant and its values are parameters. */
export interface Statements {
  run(sql: string, ...values: readonly SQLInputValue[]): void;
  rows<Row extends object>(sql: string, ...values: readonly SQLInputValue[]): readonly Row[];
  /** Returns the first column of each row as text. */
  texts(sql: string, ...values: readonly SQLInputValue[]): readonly string[];
  /** Returns the first column of the only row. */
  number(sql: string, ...values: readonly SQLInputValue[]): number;
}

export function openStatements(db: DatabaseSync): Statements {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
  const all = (sql: string, values: readonly SQLInputValue[]) => prepare(sql).all(...values);
  return {
    run: (sql, ...values) => void prepare(sql).run(...values),
    rows: <Row extends object>(sql: string, ...values: readonly SQLInputValue[]) =>
      all(sql, values).map((row) => ({ ...row }) as Row),
    texts: (sql, ...values) => all(sql, values).map((row) => String(Object.values(row)[0])),
    number: (sql, ...values) => Number(Object.values(prepare(sql).get(...values) ?? {})[0]),
  };
}
