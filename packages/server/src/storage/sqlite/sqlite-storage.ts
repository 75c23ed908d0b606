import {
  type GameStorage,
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  type StorageInput,
  type StorageOutput,
  storageCalls,
} from '../game-storage.ts';
import { type Lease, LeaseEnded } from '../lease.ts';
import { sqlOperations } from '../sql/sql-operations.ts';
import type { SqlOperations } from '../sql/sql-work.ts';
import { SQLITE } from './schema.ts';
import { type AskSqlite, connectWorker } from './worker-client.ts';

/** The time for which deleted data may stay in the write-ahead log, in milliseconds. */
const EMPTY_LOG_AFTER_MS = 60_000;

/** Opens the storage in a data directory. Its statements run in a thread of their own, so that no fsync blocks the event loop. */
export async function openSqlite(dir: string, emptyLogAfterMs = EMPTY_LOG_AFTER_MS): Promise<GameStorage> {
  const { ask, close } = await connectWorker(dir, emptyLogAfterMs);
  return storageOver(ask, close);
}

const SQL = sqlOperations(SQLITE);

/** Returns a storage that only this process uses, so that it knows all leases. */
export function storageOver(ask: AskSqlite, close: () => Promise<void>): GameStorage {
  /** The generation of each lease, by the code of its table. */
  const held = new Map<string, number>();
  let last = 0;
  let isClosed = false;
  const isHeld = ({ code, generation }: Lease): boolean => held.get(code) === generation;
  const checkOpen = (): void => {
    if (isClosed) throw new Error('the storage is closed');
  };
  async function perform<Name extends OperationName>(name: Name, input: StorageInput<Name>): Promise<StorageOutput<Name>> {
    checkOpen();
    const lease = OPERATIONS[name].lease?.(...input);
    if (lease !== undefined && !isHeld(lease)) throw new LeaseEnded(lease);
    const operation: SqlOperations[Name] = SQL[name];
    const { statements, read } = operation(...input);
    return read(await ask([OPERATIONS[name].writes, statements]));
  }
  return {
    ...storageCalls(OPERATION_NAMES, perform),
    async claim(code) {
      held.set(code, ++last);
      return { code, generation: last };
    },
    ended: async (leases) => leases.filter((lease) => !isHeld(lease)).map(({ code }) => code),
    async release(lease) {
      if (isHeld(lease)) held.delete(lease.code);
    },
    holderOf: async () => null,
    async close() {
      checkOpen();
      isClosed = true;
      await close();
    },
  };
}
