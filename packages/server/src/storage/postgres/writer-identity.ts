import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectClient, NO_TIMEOUTS } from './connection.ts';
import { NOW } from './leases.ts';
import { LOCKED, LOCKS, migrate } from './schema.ts';

/** How often a process says that it is alive, in milliseconds. */
const BEATS = 1000;

/** How long to wait for a process that is just closing, in milliseconds. */
const PATIENCE = 2000;

/** Who opens the database. */
export interface WriterSettings {
  /** The name of the process; no other that is alive has the same. */
  readonly process: string;
  /** Whether it is to have the database for itself, for it knows of no others. */
  readonly alone: boolean;
  /** It has to end: while it was cut off somebody else has taken its name, or the whole database. Told once, with a sentence. */
  readonly onUsurped: (why: string) => void;
}

/** A process's name and its beat. Both hang on a connection of their own: the name is free once that has gone, however it went. */
export interface WriterIdentity {
  close(): Promise<void>;
}

const BEAT = `INSERT INTO processes (name, beat) VALUES ($1, ${NOW}) ON CONFLICT (name) DO UPDATE SET beat = excluded.beat`;

/** Puts the badge on and brings the layout up to date. Throws one sentence where somebody else has the name, or the database. */
export async function claimWriterIdentity(url: string, bearer: WriterSettings): Promise<WriterIdentity> {
  const call = `hundredfold ${bearer.process} ${randomBytes(8).toString('hex')}`;
  const connect = () => connectClient(url, { application_name: call });
  let line = await connect();
  try {
    await takeInTime(line, bearer);
    await bringUpToDate(url);
    await line.query(BEAT, [bearer.process]);
  } catch (error) {
    hangUp(line);
    throw error;
  }

  let isLost = false;
  let refusedSince: number | null = null;
  /** Goes on while the database is away: whoever is back first has the name. */
  async function beat(): Promise<void> {
    try {
      if (isLost) {
        line = await connect();
        const taken = await takeAgain(line, bearer, call);
        if (taken !== null) return await refused(taken);
        isLost = false;
        refusedSince = null;
      }
      await line.query(BEAT, [bearer.process]);
    } catch {
      isLost = true;
      hangUp(line);
    }
    rest();
  }

  async function refused(taken: string): Promise<void> {
    hangUp(line);
    refusedSince ??= performance.now();
    if (performance.now() - refusedSince > PATIENCE) bearer.onUsurped(taken);
    else rest();
  }

  let beating: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  function rest(): void {
    timer = setTimeout(() => {
      beating = beat();
    }, BEATS);
  }

  rest();
  return {
    async close() {
      clearTimeout(timer);
      await beating;
      clearTimeout(timer);
      await line.query('DELETE FROM processes WHERE name = $1', [bearer.process]).catch(() => undefined);
      hangUp(line);
    },
  };
}

/** Not waited for: whoever is at the other end may be out of reach. */
function hangUp(line: Client): void {
  line.end().catch(() => undefined);
}

async function takeInTime(line: Client, bearer: WriterSettings): Promise<void> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const taken = await take(line, bearer);
    if (taken === null) return;
    if (performance.now() > until) throw new Error(taken);
    await sleep(100);
  }
}

/** After the connection was lost, which the database may not have noticed yet: what is left of it is ended. */
async function takeAgain(line: Client, bearer: WriterSettings, call: string): Promise<string | null> {
  await line.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [call],
  );
  return take(line, bearer);
}

/** Takes the database, for itself or with others, and the name. Who has them, if somebody does. */
async function take(line: Client, { process, alone }: WriterSettings): Promise<string | null> {
  const context = alone ? 'pg_try_advisory_lock($1, $2)' : 'pg_try_advisory_lock_shared($1, $2)';
  if (!(await isTaken(line, context, [LOCKS, LOCKED.context]))) {
    return alone ? 'another Hundredfold server uses this database' : 'a Hundredfold server without REDIS_URL has it for itself';
  }
  if (await isTaken(line, 'pg_try_advisory_lock($1, hashtext($2))', [LOCKS + 1, process])) return null;
  return `another process named ${process} is running`;
}

async function isTaken(line: Client, lock: string, values: readonly unknown[]): Promise<boolean> {
  const { rows } = await line.query<{ taken: boolean }>(`SELECT ${lock} AS taken`, [...values]);
  return rows[0]?.taken === true;
}

async function bringUpToDate(url: string): Promise<void> {
  const line = await connectClient(url, NO_TIMEOUTS);
  try {
    await migrate(line);
  } finally {
    hangUp(line);
  }
}
