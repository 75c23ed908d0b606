import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, openDatabase, STORE } from '../sqlite/database.ts';
import { borrowCopy } from './copy.ts';
import { ALWAYS_THERE, columnsOf, KINDS, type Kind, NOT_EMPTY, OTHER_BUILD, type Row } from './row.ts';

/** All that is kept in a data directory: from the server's copy while one runs. */
export async function* embeddedRows(dir: string): AsyncGenerator<Row> {
  if (!existsSync(join(dir, STORE))) throw new Error(`${join(dir, STORE)}: there is no archive here`);
  const copy = await borrowCopy(dir);
  const db = copy === null ? openDatabase(dir) : new DatabaseSync(copy.file);
  try {
    if (Number(db.prepare('PRAGMA user_version').get()?.user_version) !== MIGRATIONS.length) throw new Error(OTHER_BUILD);
    for (const kind of KINDS) yield* rowsIn(db, kind);
  } finally {
    db.close();
    copy?.giveBack();
  }
}

function* rowsIn(db: DatabaseSync, kind: Kind): Generator<Row> {
  const order = kind === 'reports' ? 'ORDER BY rowid' : '';
  const rows = db.prepare(`SELECT ${columnsOf(kind).join(', ')} FROM ${kind} ${order}`).iterate();
  for (const row of rows) yield { kind, values: Object.values(row) as Row['values'] };
}

/** Keeps rows in a data directory that is empty, and that no server has. */
export async function fillEmbedded(dir: string, rows: AsyncIterable<Row>): Promise<void> {
  const db = openDatabase(dir);
  try {
    if (!isEmpty(db)) throw new Error(`${join(dir, STORE)}: ${NOT_EMPTY}`);
    const into = Object.fromEntries(KINDS.map((kind) => [kind, db.prepare(insertion(kind))]));
    db.exec(`BEGIN IMMEDIATE; DELETE FROM ${ALWAYS_THERE}`);
    for await (const { kind, values } of rows) into[kind]?.run(...values);
    db.exec('COMMIT');
  } finally {
    // What was not committed is not kept.
    db.close();
  }
}

function isEmpty(db: DatabaseSync): boolean {
  return KINDS.every((kind) => kind === ALWAYS_THERE || db.prepare(`SELECT 1 FROM ${kind} LIMIT 1`).get() === undefined);
}

function insertion(kind: Kind): string {
  const columns = columnsOf(kind);
  return `INSERT INTO ${kind} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
}
