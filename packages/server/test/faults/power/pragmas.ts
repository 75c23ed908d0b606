import { DatabaseSync } from 'node:sqlite';

/** Lets the store checkpoint its log often, so that many cuts fall into a checkpoint. */
const { exec } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, sql.replace(/(wal_autocheckpoint) = \d+/, '$1 = 60'));
};
