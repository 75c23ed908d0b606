import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectClient, NO_TIMEOUTS } from './connection.ts';
import { NOW } from './leases.ts';
import { LOCKED, LOCKS, migrate } from './schema.ts';

const HEARTBEAT_INTERVAL_MS = 1000;

const CLOSING_TIMEOUT_MS = 2000;

export interface WriterSettings {
  /** The name of the process. No other live process has the same name. */
  readonly process: string;
  /** True if the process needs the database for itself, because it does not know of other processes. */
  readonly alone: boolean;
  /**
   * Called once, with a sentence, when the process has to end: while it was cut off, another one has taken its name or the whole
   * database.
   */
  readonly onUsurped: (why: string) => void;
}

const BEAT = `INSERT INTO processes (name, beat) VALUES ($1, ${NOW}) ON CONFLICT (name) DO UPDATE SET beat = excluded.beat`;

/**
 * Takes the name, keeps it with a heartbeat, and migrates the database. Throws one sentence if another process has the name or the
 * database. Both depend on a connection of their own: when the connection ends for any reason, the name is free.
 */
export async function claimWriterIdentity(url: string, writer: WriterSettings) {
  const applicationName = `hundredfold ${writer.process} ${randomBytes(8).toString('hex')}`;
  const connect = () => connectClient(url, { application_name: applicationName });
  let client = await connect();
  try {
    await takeWithRetries(client, writer);
    await migrateDatabase(url);
    await client.query(BEAT, [writer.process]);
  } catch (error) {
    disconnect(client);
    throw error;
  }

  let isLost = false;
  let refusedSince: number | null = null;
  /** Sends a heartbeat, and continues while the database is unavailable. The first process that is back gets the name. */
  async function sendHeartbeat(): Promise<void> {
    try {
      if (isLost) {
        client = await connect();
        const taken = await takeAgain(client, writer, applicationName);
        if (taken !== null) return await retryOrGiveUp(taken);
        isLost = false;
        refusedSince = null;
      }
      await client.query(BEAT, [writer.process]);
    } catch {
      isLost = true;
      disconnect(client);
    }
    scheduleHeartbeat();
  }

  async function retryOrGiveUp(taken: string): Promise<void> {
    disconnect(client);
    refusedSince ??= performance.now();
    if (performance.now() - refusedSince > CLOSING_TIMEOUT_MS) writer.onUsurped(taken);
    else scheduleHeartbeat();
  }

  let beating: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  function scheduleHeartbeat(): void {
    timer = setTimeout(() => {
      beating = sendHeartbeat();
    }, HEARTBEAT_INTERVAL_MS);
  }

  scheduleHeartbeat();
  return {
    async close(): Promise<void> {
      clearTimeout(timer);
      await beating;
      clearTimeout(timer);
      await client.query('DELETE FROM processes WHERE name = $1', [writer.process]).catch(() => undefined);
      disconnect(client);
    },
  };
}

/** Closes a connection without waiting, because the other end may be out of reach. */
function disconnect(client: Client): void {
  client.end().catch(() => undefined);
}

async function takeWithRetries(client: Client, writer: WriterSettings): Promise<void> {
  const until = performance.now() + CLOSING_TIMEOUT_MS;
  for (;;) {
    const taken = await take(client, writer);
    if (taken === null) return;
    if (performance.now() > until) throw new Error(taken);
    await sleep(100);
  }
}

/**
 * Takes the name again after the connection was lost. The database may not have noticed that, so the old connection is ended
 * there.
 */
async function takeAgain(client: Client, writer: WriterSettings, applicationName: string): Promise<string | null> {
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [applicationName],
  );
  return take(client, writer);
}

/** Takes the database, alone or shared, and the name. Returns a sentence that says who has them, or `null` on success. */
async function take(client: Client, { process, alone }: WriterSettings): Promise<string | null> {
  const context = alone ? 'pg_try_advisory_lock($1, $2)' : 'pg_try_advisory_lock_shared($1, $2)';
  if (!(await isTaken(client, context, [LOCKS, LOCKED.context]))) {
    return alone
      ? 'another Hundredfold server uses this database'
      : 'a Hundredfold server without REDIS_URL uses this database alone';
  }
  if (await isTaken(client, 'pg_try_advisory_lock($1, hashtext($2))', [LOCKS + 1, process])) return null;
  return `another process named ${process} is running`;
}

export async function isTaken(client: Client, lock: string, values: readonly unknown[]): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`SELECT ${lock} AS taken`, [...values]);
  return rows[0]?.taken === true;
}

async function migrateDatabase(url: string): Promise<void> {
  const client = await connectClient(url, NO_TIMEOUTS);
  try {
    await migrate(client);
  } finally {
    disconnect(client);
  }
}
