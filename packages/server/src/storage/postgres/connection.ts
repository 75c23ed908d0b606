import { Client, type ClientConfig, DatabaseError, escapeLiteral, Pool, types } from 'pg';
import type { SqlRows, SqlValue, Statement } from '../sql/sql-work.ts';

/** The time limits in milliseconds: for connecting, for a statement by the clock of the database, and for its answer. */
const TIMEOUTS_MS = { connection: 4000, statement: 4000, answer: 5000 };

/** The number of connections of a process, besides the one that holds its name. */
const MAX_CONNECTIONS = 8;

/**
 * The settings of a connection, whatever the operator has made the default. Acknowledged data is durable, a statement that waited
 * for a lock sees the latest row, and the locks of a machine without power are released within seconds.
 */
const SETTINGS = [
  'synchronous_commit=on',
  'default_transaction_isolation=read\\ committed',
  'standard_conforming_strings=on',
  'tcp_keepalives_idle=3',
  'tcp_keepalives_interval=1',
  'tcp_keepalives_count=3',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Runs one statement in a transaction of its own, and returns its rows. */
export type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

const INT8 = 20;

function settings(url: string): ClientConfig {
  return {
    connectionString: url,
    options: SETTINGS,
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUTS_MS.connection,
    statement_timeout: TIMEOUTS_MS.statement,
    query_timeout: TIMEOUTS_MS.answer,
    // No number of ours is too large to be exact.
    types: { getTypeParser: (id, format) => (Number(id) === INT8 ? Number : types.getTypeParser(id, format)) },
  };
}

export type DatabasePool = ReturnType<typeof openPool>;

/** Opens a pool of connections. What cannot run now rejects within seconds. */
export function openPool(url: string) {
  const pool = new Pool({ ...settings(url), max: MAX_CONNECTIONS });
  // A connection that breaks while it is idle is replaced when the next one is needed.
  pool.on('error', () => undefined);
  return {
    ask: async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
      (await pool.query<Row>(text, [...values])).rows,
    // Runs statements in one transaction, and returns the rows of each. Statements in one request are one transaction, so no process
    // can stop in the middle of it and hold its locks. PostgreSQL takes no parameters then, so the values stand in the text.
    async run(statements: readonly Statement[]): Promise<readonly SqlRows[]> {
      const results: unknown = await pool.query(statements.map(withValues).join(';'));
      return [results].flat().map((result) => (result as { readonly rows: SqlRows }).rows);
    },
    close: () => pool.end(),
  };
}

function withValues([sql, ...values]: Statement): string {
  return sql.replaceAll(/\$(\d+)/g, (_, number: string) => literal(values[Number(number) - 1] ?? null));
}

function literal(value: SqlValue): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? `(${value})` : escapeLiteral(value);
}

export async function connectClient(url: string, given: ClientConfig = {}): Promise<Client> {
  const client = new Client({ ...settings(url), ...given });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export const NO_TIMEOUTS: ClientConfig = { statement_timeout: 0, query_timeout: 0 };

/** Describes in one sentence why a database cannot be opened. The sentence does not contain the password. */
export function describeDatabaseError(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const why = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in why ? String(why.code) : '';
  const message = why.message || code;
  const isAway = !(why instanceof DatabaseError) && (code !== '' || /timeout|terminated/.test(message));
  return `the database at ${host}${pathname}${isAway ? ' cannot be reached' : ''}: ${message}`;
}
