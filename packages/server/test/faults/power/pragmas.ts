import { DatabaseSync } from 'node:sqlite';

/** Lets the store checkpoint its log often, so that many cuts fall into a checkpoint, and sync as the environment says. */
const { SYNCHRONOUS } = process.env;
const { exec } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  const often = sql.replace(/(wal_autocheckpoint) = \d+/, '$1 = 60');
  exec.call(this, SYNCHRONOUS === undefined ? often : often.replace(/(synchronous) = \w+/, `$1 = ${SYNCHRONOUS}`));
};
