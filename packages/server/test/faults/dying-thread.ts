import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

/** Loaded before a store: its thread dies again and again, after it has written something and before it can report that. */
const COMMITS = 20;

if (!isMainThread) {
  const { exec } = DatabaseSync.prototype;
  let commits = 0;
  DatabaseSync.prototype.exec = function (sql) {
    exec.call(this, sql);
    if (sql === 'COMMIT' && ++commits === COMMITS) process.exit(1);
  };
}
