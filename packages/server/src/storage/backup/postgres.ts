import type { Client } from 'pg';
import { connectClient, describeDatabaseError, NO_TIMEOUTS } from '../postgres/connection.ts';
import { LOCKED, LOCKS, POSTGRES_MIGRATIONS } from '../postgres/schema.ts';
import { claimWriterIdentity, isTaken } from '../postgres/writer-identity.ts';
import { BadBackup } from './backup-file.ts';
import { BACKUP_ROW_KINDS, type BackupRow, type BackupRowKind, COLUMNS, FIRST_ROW_KIND, NOT_EMPTY, OTHER_BUILD } from './row.ts';

const ROWS_AT_ONCE = 1000;

/** Returns all rows of a database as one snapshot, which blocks no other request. */
export async function* postgresRows(url: string): AsyncGenerator<BackupRow> {
  const client = await connectClient(url, NO_TIMEOUTS).catch((error: unknown) => throwDescribed(url, error));
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await checkLayout(client);
    for (const kind of BACKUP_ROW_KINDS) yield* rowsIn(client, kind);
  } catch (error) {
    throwDescribed(url, error);
  } finally {
    await client.end();
  }
}

async function checkLayout(client: Client): Promise<void> {
  const { rows: there } = await client.query<{ layout: string | null }>("SELECT to_regclass('layout') AS layout");
  if (there[0]?.layout === null) throw new Error('there is no Hundredfold data here');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM layout');
  if (rows[0]?.version !== POSTGRES_MIGRATIONS.length) throw new Error(OTHER_BUILD);
}

async function* rowsIn(client: Client, kind: BackupRowKind): AsyncGenerator<BackupRow> {
  const order = kind === 'reports' ? 'ORDER BY number' : '';
  await client.query(`DECLARE ${kind}_rows CURSOR FOR SELECT ${COLUMNS[kind].join(', ')} FROM ${kind} ${order}`);
  for (;;) {
    const { rows } = await client.query<(string | number | null)[]>({
      text: `FETCH ${ROWS_AT_ONCE} FROM ${kind}_rows`,
      rowMode: 'array',
    });
    for (const values of rows) yield { kind, values };
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query(`CLOSE ${kind}_rows`);
}

/** Does work unless another process does so. The lock ends with its connection. */
export async function whileBackupLocked(url: string, work: () => Promise<void>): Promise<void> {
  const client = await connectClient(url).catch((error: unknown) => throwDescribed(url, error));
  try {
    if (await isTaken(client, 'pg_try_advisory_lock($1, $2)', [LOCKS, LOCKED.backup])) await work();
  } finally {
    await client.end();
  }
}

/** Stores rows in an empty database that no server uses. */
export async function restorePostgres(url: string, process: string, rows: AsyncIterable<BackupRow>): Promise<void> {
  try {
    const identity = await claimWriterIdentity(url, { process, alone: true, onUsurped: () => undefined });
    try {
      const client = await connectClient(url, NO_TIMEOUTS);
      await restoreRows(client, rows).finally(() => client.end());
    } finally {
      await identity.close();
    }
  } catch (error) {
    throwDescribed(url, error);
  }
}

/** Stores all rows or, if it fails, none. */
async function restoreRows(client: Client, rows: AsyncIterable<BackupRow>): Promise<void> {
  await client.query('BEGIN');
  if (!(await isEmpty(client))) throw new Error(NOT_EMPTY);
  await client.query(`DELETE FROM ${FIRST_ROW_KIND}`);
  await insertAll(client, rows);
  await client.query('COMMIT');
}

async function isEmpty(client: Client): Promise<boolean> {
  for (const kind of BACKUP_ROW_KINDS) {
    const { rowCount } = await client.query(`SELECT FROM ${kind} LIMIT 1`);
    if (rowCount !== 0 && kind !== FIRST_ROW_KIND) return false;
  }
  return true;
}

async function insertAll(client: Client, rows: AsyncIterable<BackupRow>): Promise<void> {
  let kind = FIRST_ROW_KIND;
  let group: BackupRow['values'][] = [];
  for await (const row of rows) {
    if (row.kind !== kind || group.length === ROWS_AT_ONCE) {
      await insert(client, kind, group);
      kind = row.kind;
      group = [];
    }
    group.push(row.values);
  }
  await insert(client, kind, group);
}

async function insert(client: Client, kind: BackupRowKind, group: readonly BackupRow['values'][]): Promise<void> {
  const columns: readonly string[] = COLUMNS[kind];
  const names = columns.join(', ');
  const rows = group.map((values) => Object.fromEntries(columns.map((name, index) => [name, values[index]])));
  await client.query(`INSERT INTO ${kind} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${kind}, $1)`, [
    JSON.stringify(rows),
  ]);
}

function throwDescribed(url: string, error: unknown): never {
  if (error instanceof BadBackup) throw error;
  throw new Error(describeDatabaseError(url, error), { cause: error });
}
