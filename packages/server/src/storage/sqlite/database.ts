import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_MIGRATIONS } from './schema.ts';

export const DATABASE_FILE = 'hundredfold.db';

/** The longest wait for a server that is just closing, in milliseconds. */
const BUSY_TIMEOUT_MS = 1000;

/**
 * Opens the database of a data directory for this process alone, and brings its tables up to date unless told not to. Throws one
 * sentence if that fails: the directory is not writable, another server uses it, the file is damaged, or a newer version has written it.
 */
export function openDatabase(dir: string, { migrates = true } = {}): DatabaseSync {
  const file = join(dir, DATABASE_FILE);
  try {
    makeFolder(resolve(dir));
    const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    try {
      claim(db);
      examine(db);
      if (migrates) migrate(db);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw new Error(`${file}: ${reason(error, resolve(dir))}`, { cause: error });
  }
}

export function deleteDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

/**
 * Moves the write-ahead log into the database and empties its file, which else has what was deleted until something is written over it.
 * If that cannot be done now, because the disk is full or a backup is being made, the log stays as it is.
 */
export function emptyLog(db: DatabaseSync): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A problem with the disk also fails the next write, which is reported.
  }
}

/**
 * Creates a directory and its parents. The `recursive` option of Node never returns if a directory cannot be created, for
 * example under /proc.
 */
export function makeFolder(dir: string, mode = 0o777): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir), mode);
  mkdirSync(dir, mode);
}

/**
 * The number of pages in the write-ahead log before they are moved into the database. It is large because all other requests wait
 * for that.
 */
const CHECKPOINT_PAGES = 8000;

/** Locks the database. The lock belongs to the operating system, so it ends with the process, however the process ends. */
function claim(db: DatabaseSync): void {
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA secure_delete = ON'); // Someone who is forgotten does not stay in free pages.
  db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  db.exec('BEGIN EXCLUSIVE; COMMIT');
}

const HOW_TO_RESTORE = `move ${DATABASE_FILE}* away, and restore with pnpm restore latest, or with pnpm restore FILE`;

function examine(db: DatabaseSync): void {
  const found = db.prepare('PRAGMA quick_check(1)').get();
  const verdict = found === undefined ? 'no answer' : String(Object.values(found)[0]);
  if (verdict !== 'ok') throw new Error(`damaged (${verdict.replaceAll(/\s+/g, ' ')}); ${HOW_TO_RESTORE}`);
}

export function migrate(db: DatabaseSync): void {
  const seen = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (seen > SQLITE_MIGRATIONS.length) throw new Error('written by a newer version of this server');
  SQLITE_MIGRATIONS.slice(seen).forEach((migration, index) => {
    db.exec(`BEGIN; ${migration}; PRAGMA user_version = ${seen + index + 1}; COMMIT`);
  });
}

function reason(error: unknown, dir: string): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/database is locked/.test(message)) return 'another Hundredfold server uses this data directory';
  if (/not a database|malformed/.test(message)) return `damaged; ${HOW_TO_RESTORE}`;
  if (/readonly|unable to open|ENOENT|EROFS|EACCES/.test(message))
    return `cannot be written: ${missingRight(dir) ?? `check the disk and the folder (${message})`}`;
  return message;
}

/** Says which path of a data directory may not be written, and what mends that; `null` if there is none. */
function missingRight(dir: string): string | null {
  const files = ['', '-wal', '-shm'].map((suffix) => join(dir, `${DATABASE_FILE}${suffix}`));
  for (const path of [existingFolder(dir), ...files.filter(existsSync)]) {
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EROFS') return `${path} is on a read-only file system`;
      const [owner, user] = [statSync(path).uid, process.getuid?.()];
      const mend = `${existsSync(dir) ? '' : `mkdir -p ${dir} && `}chown -R ${user} ${dir} && chmod -R u+rwX ${dir}`;
      return `${path} belongs to user ${owner}, and the server runs as user ${user}; as root, run: ${mend}`;
    }
  }
  return null;
}

function existingFolder(dir: string): string {
  return existsSync(dir) ? dir : existingFolder(dirname(dir));
}

/** The name of a file beside the database, which stays if the database is lost. */
const MARK = 'hundredfold.used';

/** Returns whether a data directory was never used before. Throws one sentence if it was used and its database is missing. */
export function isNewDataFolder(dir: string): boolean {
  const store = join(dir, DATABASE_FILE);
  if (existsSync(store) && statSync(store).size > 0) return false;
  if (!existsSync(join(dir, MARK))) return true;
  throw new Error(
    `${store}: missing, but this folder had data before; restore it from a backup, or delete ${MARK} to start with an empty database`,
  );
}

export function markDataFolder(dir: string): void {
  const mark = join(dir, MARK);
  const text = `Hundredfold has kept its data here since ${new Date().toISOString()} or before. ${DATABASE_FILE} belongs beside this file.\n`;
  if (!existsSync(mark)) writeFileSync(mark, text);
}
