import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The file in a data directory that has everything. */
export const DATABASE_FILE = 'hundredfold.db';

/** How long to wait for a server that is just closing, in milliseconds. */
const PATIENCE = 1000;

/**
 * Opens the store of a data directory for this process alone. Throws one sentence on what is wrong: the
 * directory cannot be written, another server has it, the file is damaged, or a newer build made it.
 */
export function openDatabase(dir: string): DatabaseSync {
  const file = join(dir, DATABASE_FILE);
  try {
    makeFolder(resolve(dir));
    const db = new DatabaseSync(file, { timeout: PATIENCE });
    try {
      claim(db);
      examine(db);
      migrate(db);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw new Error(`${file}: ${reason(error)}`, { cause: error });
  }
}

/** Node's own `recursive` never ends where no folder can be made, as under /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  mkdirSync(dir);
}

/** Pages in the log before they are moved into the file: seldom, because everybody waits for it. */
const CHECKPOINT = 8000;

/** The lock is the operating system's: it goes with the process that held it, however that one ended. */
function claim(db: DatabaseSync): void {
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA secure_delete = ON'); // Someone who is forgotten does not stay in free pages.
  db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT}`);
  db.exec('BEGIN EXCLUSIVE; COMMIT');
}

const WAY_BACK = 'move this folder away, and bring a backup back with pnpm restore FILE';

function examine(db: DatabaseSync): void {
  const found = db.prepare('PRAGMA quick_check(1)').get();
  const verdict = found === undefined ? 'no answer' : String(Object.values(found)[0]);
  if (verdict !== 'ok') throw new Error(`damaged (${verdict.replaceAll(/\s+/g, ' ')}); ${WAY_BACK}`);
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
  if (/not a database|malformed/.test(message)) return `damaged; ${WAY_BACK}`;
  if (/readonly|unable to open|ENOENT|EROFS|EACCES/.test(message))
    return `cannot be written: check the disk and the owner of the folder (${message})`;
  return message;
}

/** Every change of the store's layout, oldest first; a store remembers how many it has seen. Never edit one that was released. */
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
  // Whom a table knows: whoever wants to be forgotten is found at once, also where their table is asleep.
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
  // When a table was kept for the last time, in milliseconds: people are shown those of today.
  'ALTER TABLE tables ADD COLUMN kept INTEGER NOT NULL DEFAULT 0',
  // What nobody comes back to goes after a time. `age` is for how long the house was open when it was last swept, `used` what that
  // was when something was last in use, both in milliseconds.
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
  // What each game came to for each person, in milliseconds since 1970.
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
  // Who has seen hidden cards of a table since it was saved.
  `
  CREATE TABLE sights (
    code TEXT NOT NULL,
    person TEXT NOT NULL,
    round INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (code, person)
  ) WITHOUT ROWID;
  `,
  // What was said by people who were reported: a line that is in several reports is stored once.
  'CREATE TABLE report_lines (key TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID',
];
