import { DatabaseSync } from 'node:sqlite';

/** Has the store move its log into the file often, so that many a cut falls into that; and sync as the environment says. */
const { SYNCHRONOUS } = process.env;
const { exec } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  const often = sql.replace(/(wal_autocheckpoint) = \d+/, '$1 = 60');
  exec.call(this, SYNCHRONOUS === undefined ? often : often.replace(/(synchronous) = \w+/, `$1 = ${SYNCHRONOUS}`));
};
