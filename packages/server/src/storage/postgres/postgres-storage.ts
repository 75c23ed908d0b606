import { DatabaseError } from 'pg';
import {
  type Append,
  type GameStorage,
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  type StorageInput,
  type StorageOutput,
  storageCalls,
} from '../game-storage.ts';
import { LeaseEnded } from '../lease.ts';
import { sqlOperations } from '../sql/sql-operations.ts';
import type { SqlOperations, Statement } from '../sql/sql-work.ts';
import { appender } from './appends.ts';
import { type DatabasePool, describeDatabaseError, openPool } from './connection.ts';
import { FORGET_LEASES, leasesOf } from './leases.ts';
import { LEASE_ENDED, POSTGRES } from './schema.ts';
import { claimWriterIdentity, type WriterSettings } from './writer-identity.ts';

/** The largest number of requests that wait for the database. Further requests are rejected at once. */
const MAX_WAITING_REQUESTS = 20_000;

/** Opens the storage in a PostgreSQL database. Several processes share it, unless one of them is configured to run alone. */
export async function openPostgres(url: string, writer: WriterSettings): Promise<GameStorage> {
  try {
    const identity = await claimWriterIdentity(url, writer);
    const pool = openPool(url);
    const gate = openRequestGate();
    const append = appender((group) => writeGroup(pool, group), isOfItsOwn);
    const perform = performOn(pool);
    const calls = storageCalls(OPERATION_NAMES, (name, input) => gate.enter(() => perform(name, input)));
    return {
      ...calls,
      ...leasesOf((...question) => gate.enter(() => pool.ask(...question)), writer.process),
      append: (steps) => gate.enter(() => append(steps)),
      async deleteExpired(...input) {
        await gate.enter(() => pool.ask(FORGET_LEASES));
        return calls.deleteExpired(...input);
      },
      async close() {
        await gate.close();
        await identity.close();
        await pool.close();
      },
    };
  } catch (error) {
    throw new Error(describeDatabaseError(url, error), { cause: error });
  }
}

const SQL = sqlOperations(POSTGRES);

function performOn({ run }: DatabasePool) {
  return async <Name extends OperationName>(name: Name, input: StorageInput<Name>): Promise<StorageOutput<Name>> => {
    const operation: SqlOperations[Name] = SQL[name];
    const { statements, read } = operation(...input);
    const lease = OPERATIONS[name].lease?.(...input);
    const held: readonly Statement[] = lease === undefined ? [] : [['SELECT hold_lease($1, $2)', lease.code, lease.generation]];
    try {
      return read((await run([...held, ...statements])).slice(held.length));
    } catch (error) {
      if (lease !== undefined && codeOf(error) === LEASE_ENDED) throw new LeaseEnded(lease);
      throw error;
    }
  };
}

async function writeGroup({ run }: DatabasePool, group: readonly Append[]): Promise<void> {
  try {
    await run(group.flatMap((append) => SQL.append(append).statements));
  } catch (error) {
    const [only] = group;
    if (group.length === 1 && only !== undefined && codeOf(error) === LEASE_ENDED) throw new LeaseEnded(only.lease);
    throw error;
  }
}

/**
 * Returns whether a transaction failed because of its own data (08P01: a zero character) or of another one, so that others may succeed.
 */
function isOfItsOwn(error: unknown): boolean {
  return /^(?:08P01|2[23]|40|HF|P0)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? '') : '';
}

/** Counts the requests that wait for the database. This limits their number, and lets `close` wait until they are done. */
function openRequestGate(): { enter<Value>(ask: () => Promise<Value>): Promise<Value>; close(): Promise<void> } {
  const inside = new Set<Promise<unknown>>();
  let closed = false;
  return {
    async enter(ask) {
      if (closed) throw new Error('the storage is closed');
      if (inside.size >= MAX_WAITING_REQUESTS) throw new Error('the database is too slow');
      const pending = ask();
      inside.add(pending);
      try {
        return await pending;
      } finally {
        inside.delete(pending);
      }
    },
    async close() {
      if (closed) throw new Error('the storage is closed');
      closed = true;
      await Promise.allSettled(inside);
    },
  };
}
