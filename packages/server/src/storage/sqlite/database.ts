import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The name of the database file in a data directory. */
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
    throw new Error(`${file}: ${reason(error)}`, { cause: error });
  }
}

/** Deletes a database with the files that SQLite has beside it. */
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

/** Opens an empty database that is lost with the process. */
export function openDatabaseInMemory(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return db;
}

/**
 * Creates a directory and its parents. The `recursive` option of Node never returns if a directory cannot be created, for
 * example under /proc.
 */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  mkdirSync(dir);
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

const HOW_TO_RESTORE = 'move this folder away, and restore a backup with pnpm restore FILE';

function examine(db: DatabaseSync): void {
  const found = db.prepare('PRAGMA quick_check(1)').get();
  const verdict = found === undefined ? 'no answer' : String(Object.values(found)[0]);
  if (verdict !== 'ok') throw new Error(`damaged (${verdict.replaceAll(/\s+/g, ' ')}); ${HOW_TO_RESTORE}`);
}

function migrate(db: DatabaseSync): void {
  const seen = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (seen > SQLITE_MIGRATIONS.length) throw new Error('written by a newer version of this server');
  SQLITE_MIGRATIONS.slice(seen).forEach((migration, index) => {
    db.exec(`BEGIN; ${migration}; PRAGMA user_version = ${seen + index + 1}; COMMIT`);
  });
}

function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/database is locked/.test(message)) return 'another Hundredfold server uses this data directory';
  if (/not a database|malformed/.test(message)) return `damaged; ${HOW_TO_RESTORE}`;
  if (/readonly|unable to open|ENOENT|EROFS|EACCES/.test(message))
    return `cannot be written: check the disk and the owner of the folder (${message})`;
  return message;
}

/** All migrations, the oldest first. The database stores how many it has seen. Never edit one that was released. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (code TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE steps (
    match TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    intent TEXT,
    PRIMARY KEY (match, version)
  ) WITHOUT ROWID;
  CREATE TABLE records (match TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  `,
  // The people whom a table knows, so that a person who wants to be forgotten is found at once, also at tables that are not
  // loaded.
  `
  CREATE TABLE people (person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code)) WITHOUT ROWID;
  CREATE INDEX people_at_table ON people (code);
  INSERT OR IGNORE INTO people
    SELECT json_extract(seat.value, '$.person'), code FROM tables, json_each(body, '$.seats') AS seat
    WHERE json_extract(seat.value, '$.holder') = 'person';
  INSERT OR IGNORE INTO people
    SELECT json_extract(body, '$.host'), code FROM tables WHERE json_extract(body, '$.host') IS NOT NULL;
  `,
  'CREATE TABLE reports (id TEXT PRIMARY KEY, body TEXT NOT NULL)',
  // The time when a table was last saved, in milliseconds. People are shown their recent tables.
  'ALTER TABLE tables ADD COLUMN kept INTEGER NOT NULL DEFAULT 0',
  // Unused data is deleted after a time. `age` is the server's uptime at the last cleanup, `used` its value when the row was last
  // in use, both in milliseconds.
  `
  CREATE TABLE house (swept INTEGER NOT NULL, age INTEGER NOT NULL);
  INSERT INTO house VALUES (0, 0);
  ALTER TABLE tables ADD COLUMN match TEXT;
  ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE records ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE reports ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE matches (match TEXT PRIMARY KEY, used INTEGER NOT NULL) WITHOUT ROWID;
  UPDATE tables SET match = json_extract(body, '$.match');
  INSERT INTO matches SELECT DISTINCT match, 0 FROM steps;
  CREATE INDEX tables_by_use ON tables (used);
  CREATE INDEX tables_by_match ON tables (match);
  CREATE INDEX records_by_use ON records (used);
  `,
  'CREATE TABLE blocked (person TEXT PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID',
  // The result of each match for each person. `at` is in milliseconds since 1970.
  `
  CREATE TABLE results (
    match TEXT NOT NULL,
    person TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, person)
  ) WITHOUT ROWID;
  CREATE INDEX results_by_person ON results (person, at);
  `,
  // People who have seen hidden cards of a table since it was saved.
  `
  CREATE TABLE sights (
    code TEXT NOT NULL,
    person TEXT NOT NULL,
    round INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (code, person)
  ) WITHOUT ROWID;
  `,
  // Chat messages of people who were reported. A message that is in several reports is stored once.
  'CREATE TABLE report_lines (key TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID',
  // Strangers write reports, so there may be many: no operation reads all of them.
  `
  CREATE INDEX reports_by_author ON reports (json_extract(body, '$.by'));
  CREATE INDEX reports_by_subject ON reports (json_extract(body, '$.of'));
  CREATE INDEX reports_by_use ON reports (used);
  `,
  // The games that people keep for good: the cleanup does not delete their records.
  `
  CREATE TABLE favourites (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;
  CREATE INDEX favourites_by_match ON favourites (match);
  `,
  // A position from which a match is loaded. The steps lead to the same, so a backup leaves it out.
  'ALTER TABLE matches ADD COLUMN position TEXT',
];
