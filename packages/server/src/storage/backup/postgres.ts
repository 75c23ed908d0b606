import type { Client } from 'pg';
import { connectClient, describeDatabaseError, NO_TIMEOUTS } from '../postgres/connection.ts';
import { POSTGRES_MIGRATIONS } from '../postgres/schema.ts';
import { claimWriterIdentity } from '../postgres/writer-identity.ts';
import { BadBackup } from './file.ts';
import {
  BACKUP_ROW_KINDS,
  type BackupRow,
  type BackupRowKind,
  COLUMNS,
  columnsOf,
  FIRST_ROW_KIND,
  NOT_EMPTY,
  OTHER_BUILD,
} from './row.ts';

/** So many rows go over the line at a time. */
const TOGETHER = 1000;

/** All that is kept in a database, as one snapshot that holds nobody up. */
export async function* postgresRows(url: string): AsyncGenerator<BackupRow> {
  const line = await connectClient(url, NO_TIMEOUTS).catch((error: unknown) => told(url, error));
  try {
    await line.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await checkLayout(line);
    for (const kind of BACKUP_ROW_KINDS) yield* rowsIn(line, kind);
  } catch (error) {
    told(url, error);
  } finally {
    await line.end();
  }
}

async function checkLayout(line: Client): Promise<void> {
  const { rows: there } = await line.query<{ layout: string | null }>("SELECT to_regclass('layout') AS layout");
  if (there[0]?.layout === null) throw new Error('there is no archive here');
  const { rows } = await line.query<{ version: number }>('SELECT version FROM layout');
  if (rows[0]?.version !== POSTGRES_MIGRATIONS.length) throw new Error(OTHER_BUILD);
}

async function* rowsIn(line: Client, kind: BackupRowKind): AsyncGenerator<BackupRow> {
  const order = kind === 'reports' ? 'ORDER BY number' : '';
  await line.query(`DECLARE ${kind}_rows CURSOR FOR SELECT ${columnsOf(kind).join(', ')} FROM ${kind} ${order}`);
  const types: readonly string[] = Object.values(COLUMNS[kind]);
  for (;;) {
    const { rows } = await line.query<(string | number | null)[]>({
      text: `FETCH ${TOGETHER} FROM ${kind}_rows`,
      rowMode: 'array',
    });
    for (const row of rows) {
      yield { kind, values: row.map((value, column) => (types[column] === 'bigint' ? Number(value) : value)) };
    }
    if (rows.length < TOGETHER) break;
  }
  await line.query(`CLOSE ${kind}_rows`);
}

/** Keeps rows in a database that is empty, and that no server has. */
export async function restorePostgres(url: string, process: string, rows: AsyncIterable<BackupRow>): Promise<void> {
  try {
    const badge = await claimWriterIdentity(url, { process, alone: true, onUsurped: () => undefined });
    const line = await connectClient(url, NO_TIMEOUTS);
    try {
      await line.query('BEGIN');
      if (!(await isEmpty(line))) throw new Error(NOT_EMPTY);
      await line.query(`DELETE FROM ${FIRST_ROW_KIND}`);
      for await (const { kind, group } of grouped(rows)) await insert(line, kind, group);
      await line.query('COMMIT');
    } finally {
      // What was not committed is not kept.
      await line.end();
      await badge.close();
    }
  } catch (error) {
    told(url, error);
  }
}

async function isEmpty(line: Client): Promise<boolean> {
  for (const kind of BACKUP_ROW_KINDS) {
    const { rowCount } = await line.query(`SELECT FROM ${kind} LIMIT 1`);
    if (rowCount !== 0 && kind !== FIRST_ROW_KIND) return false;
  }
  return true;
}

type Group = BackupRow['values'][];

async function* grouped(rows: AsyncIterable<BackupRow>): AsyncGenerator<{ readonly kind: BackupRowKind; readonly group: Group }> {
  let last: { readonly kind: BackupRowKind; readonly group: Group } | null = null;
  for await (const { kind, values } of rows) {
    if (last !== null && (last.kind !== kind || last.group.length === TOGETHER)) {
      yield last;
      last = null;
    }
    last ??= { kind, group: [] };
    last.group.push(values);
  }
  if (last !== null) yield last;
}

async function insert(line: Client, kind: BackupRowKind, group: Group): Promise<void> {
  const columns = Object.entries(COLUMNS[kind]);
  const names = columns.map(([name]) => name).join(', ');
  const arrays = columns.map(([, type], column) => `$${column + 1}::${type}[]`).join(', ');
  const values = columns.map((_, column) => group.map((row) => row[column] ?? null));
  await line.query(`INSERT INTO ${kind} (${names}) SELECT * FROM unnest(${arrays})`, values);
}

function told(url: string, error: unknown): never {
  if (error instanceof BadBackup) throw error;
  throw new Error(describeDatabaseError(url, error), { cause: error });
}
