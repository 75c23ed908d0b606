import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, deleteDatabase, openDatabase } from '../sqlite/database.ts';
import { SQLITE_MIGRATIONS } from '../sqlite/schema.ts';
import { requestCopy } from './copy.ts';
import { BACKUP_ROW_KINDS, type BackupRow, type BackupRowKind, COLUMNS, FIRST_ROW_KIND, NOT_EMPTY, OTHER_BUILD } from './row.ts';

/** Returns all rows of a data directory. While a server runs, they come from a copy that it makes. */
export async function* sqliteRows(dir: string): AsyncGenerator<BackupRow> {
  if (!existsSync(join(dir, DATABASE_FILE))) throw new Error(`${join(dir, DATABASE_FILE)}: there is no Hundredfold data here`);
  const copy = await requestCopy(dir);
  const db = copy === null ? openDatabase(dir, { migrates: false }) : new DatabaseSync(copy.file);
  try {
    if (Number(db.prepare('PRAGMA user_version').get()?.user_version) !== SQLITE_MIGRATIONS.length) throw new Error(OTHER_BUILD);
    for (const kind of BACKUP_ROW_KINDS) yield* rowsIn(db, kind);
  } finally {
    db.close();
    copy?.giveBack();
  }
}

function* rowsIn(db: DatabaseSync, kind: BackupRowKind): Generator<BackupRow> {
  const order = kind === 'reports' ? 'ORDER BY rowid' : '';
  const rows = db.prepare(`SELECT ${COLUMNS[kind].join(', ')} FROM ${kind} ${order}`).iterate();
  for (const row of rows) yield { kind, values: Object.values(row) as BackupRow['values'] };
}

/** Stores rows in an empty data directory that no server uses. */
export async function restoreSqlite(dir: string, rows: AsyncIterable<BackupRow>): Promise<void> {
  const isNew = !existsSync(join(dir, DATABASE_FILE));
  const db = openDatabase(dir);
  let isRestored = false;
  try {
    if (!isEmpty(db)) throw new Error(`${join(dir, DATABASE_FILE)}: ${NOT_EMPTY}`);
    const into = Object.fromEntries(BACKUP_ROW_KINDS.map((kind) => [kind, db.prepare(insertion(kind))]));
    db.exec(`BEGIN IMMEDIATE; DELETE FROM ${FIRST_ROW_KIND}`);
    for await (const { kind, values } of rows) into[kind]?.run(...values);
    db.exec('COMMIT');
    isRestored = true;
  } finally {
    // The rows are not stored unless they were committed.
    db.close();
    // An empty database would be opened by the next start, as if nothing had been lost.
    if (isNew && !isRestored) deleteDatabase(join(dir, DATABASE_FILE));
  }
}

function isEmpty(db: DatabaseSync): boolean {
  return BACKUP_ROW_KINDS.every(
    (kind) => kind === FIRST_ROW_KIND || db.prepare(`SELECT 1 FROM ${kind} LIMIT 1`).get() === undefined,
  );
}

function insertion(kind: BackupRowKind): string {
  const columns = COLUMNS[kind];
  return `INSERT INTO ${kind} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
}
