import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqlRows, Statement } from '../sql/sql-work.ts';
import type { StorageAnswer, StorageRequest } from './worker-request.ts';

/** Runs a group of requests in one transaction. When this returns, each request is durable, or has failed and stored nothing. */
export type SqliteStore = (group: readonly StorageRequest[]) => readonly StorageAnswer[];

export function sqliteStore(db: DatabaseSync): SqliteStore {
  const perform = performerOn(db);
  const run: SqliteStore = (group) => {
    let running: number | null = null;
    try {
      db.exec('BEGIN IMMEDIATE');
      const answers: StorageAnswer[] = [];
      for (const [index, [, statements]] of group.entries()) {
        running = index;
        answers.push({ rows: perform(statements) });
      }
      running = null;
      db.exec('COMMIT');
      return answers;
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      const failed = error instanceof Error ? error.message : String(error);
      if (running === null || isDatabaseError(error)) return group.map(() => ({ failed }));
      return run(group.toSpliced(running, 1)).toSpliced(running, 0, { failed });
    }
  };
  return run;
}

/** Returns a function that runs statements in order, without a transaction of its own. */
export function performerOn(db: DatabaseSync): (statements: readonly Statement[]) => readonly SqlRows[] {
  db.function('check_append', (match, count, version) => {
    if (count === version) return count;
    throw new Error(`match ${match} has ${count} steps, not ${version}`);
  });
  /** Each statement is prepared once. */
  const prepared = new Map<string, StatementSync>();
  const run = ([sql, ...values]: Statement): SqlRows => {
    const statement = prepared.get(sql) ?? db.prepare(sql.replaceAll(/\$(?=\d)/g, '?'));
    prepared.set(sql, statement);
    return statement.all(...values).map((row) => ({ ...row }));
  };
  return (statements) => statements.map(run);
}

/** Returns whether an error concerns the database as a whole, for example a full disk. Other errors concern one request. */
function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
