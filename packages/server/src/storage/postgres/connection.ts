import { Client, type ClientConfig, DatabaseError, Pool } from 'pg';

/** Milliseconds: for a connection, for a statement by the database's clock, and until an answer is given up. */
const PATIENCE = { connection: 4000, statement: 4000, answer: 5000 };

/** Connections of a process, besides the one that it has its name by. */
const MOST_LINES = 8;

/**
 * Whatever the operator has made the default: what is acknowledged is durable, a lock that was waited for shows the latest row, and
 * the locks of a machine that has lost its power go within seconds.
 */
const SETTINGS = [
  'synchronous_commit=on',
  'default_transaction_isolation=read\\ committed',
  'tcp_keepalives_idle=3',
  'tcp_keepalives_interval=1',
  'tcp_keepalives_count=3',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Asks the database one thing in a transaction of its own; the rows of its answer. */
export type Query = <Row extends object>(text: string, values?: readonly unknown[], name?: string) => Promise<readonly Row[]>;

function settings(url: string): ClientConfig {
  return {
    connectionString: url,
    options: SETTINGS,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE.connection,
    statement_timeout: PATIENCE.statement,
    query_timeout: PATIENCE.answer,
  };
}

/** Connections that come and go; what cannot be asked now rejects within seconds. */
export function openPool(url: string): { readonly ask: Query; close(): Promise<void> } {
  const pool = new Pool({ ...settings(url), max: MOST_LINES });
  // One that breaks while nobody uses it is replaced when it is needed.
  pool.on('error', () => undefined);
  return {
    ask: async <Row extends object>(text: string, values: readonly unknown[] = [], name?: string) => {
      const query = name === undefined ? { text, values: [...values] } : { text, values: [...values], name };
      return (await pool.query<Row>(query)).rows;
    },
    close: () => pool.end(),
  };
}

/** A connection of one's own. */
export async function connectClient(url: string, given: ClientConfig = {}): Promise<Client> {
  const client = new Client({ ...settings(url), ...given });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** For work on the whole of the store: a statement may take as long as it needs. */
export const NO_TIMEOUTS: ClientConfig = { statement_timeout: 0, query_timeout: 0 };

/** What is wrong with a database that cannot be opened, in one sentence, without the password. */
export function describeDatabaseError(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const why = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in why ? String(why.code) : '';
  const message = why.message || code;
  const isAway = !(why instanceof DatabaseError) && (code !== '' || /timeout|terminated/.test(message));
  return `the database at ${host}${pathname}${isAway ? ' cannot be reached' : ''}: ${message}`;
}

/** Whether a statement failed for what was in it: nothing of it has happened, and others may well succeed. */
export function isOfItsOwn(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}
