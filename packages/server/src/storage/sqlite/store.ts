import type { DatabaseSync } from 'node:sqlite';
import type { OperationName, StorageOperations, StorageOutput, SynchronousCalls } from '../game-storage.ts';
import { deleteExpired } from './delete-expired.ts';
import { matchOperations } from './matches.ts';
import { ownGameOperations } from './own-games.ts';
import { reportOperations } from './reports.ts';
import { openStatements } from './statements.ts';
import { tableOperations } from './tables.ts';
import type { StorageAnswer, StorageRequest } from './worker-request.ts';

/** Runs a group of requests in one transaction. When this returns, each request is durable, or has failed and stored nothing. */
export type SqliteStore = (group: readonly StorageRequest[]) => readonly StorageAnswer[];

export function sqliteStore(db: DatabaseSync): SqliteStore {
  const operations = sqliteOperations(db);
  const run: SqliteStore = (group) => {
    let running: number | null = null;
    try {
      db.exec('BEGIN IMMEDIATE');
      const answers: StorageAnswer[] = [];
      for (const [index, request] of group.entries()) {
        running = index;
        answers.push({ value: perform(operations, request) });
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

export function sqliteOperations(db: DatabaseSync): StorageOperations {
  const statements = openStatements(db);
  return {
    ...tableOperations(statements),
    ...matchOperations(statements),
    ...ownGameOperations(statements),
    ...reportOperations(statements),
    deleteExpired: deleteExpired(statements),
    size: () => statements.number('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size'),
  };
}

function perform<Name extends OperationName>(
  operations: SynchronousCalls<OperationName>,
  [name, input]: StorageRequest<Name>,
): StorageOutput<Name> {
  return operations[name](...input);
}

/** Returns whether an error concerns the database as a whole, for example a full disk. Other errors concern one request. */
function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
