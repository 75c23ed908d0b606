import { DatabaseSync } from 'node:sqlite';
import type { GameStorage } from '../game-storage.ts';
import { migrate } from '../sqlite/database.ts';
import { storageOver } from '../sqlite/sqlite-storage.ts';
import { sqliteStore } from '../sqlite/store.ts';
import type { AskSqlite } from '../sqlite/worker-client.ts';

export function openDatabaseInMemory(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return db;
}

/** Opens a storage that is lost with the process, by itself an empty one. It runs in the thread that calls it. */
export function openSqliteInMemory(db = openDatabaseInMemory()): GameStorage {
  const store = sqliteStore(db);
  const ask: AskSqlite = async (request) => {
    const [answer = { failed: 'no answer' }] = store([request]);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.rows;
  };
  return storageOver(ask, async () => db.close());
}
