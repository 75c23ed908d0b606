import {
  type GameStorage,
  type LeaseOperations,
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  type StorageInput,
  type StorageOutput,
  storageCalls,
} from '../game-storage.ts';
import { localLeases } from '../local-leases.ts';
import { openDatabaseInMemory } from './database.ts';
import { sqliteStore } from './store.ts';
import { type AskSqlite, connectWorker } from './worker-client.ts';
import type { StorageRequest } from './worker-request.ts';

/** The time for which deleted data may stay in the write-ahead log, in milliseconds. */
const EMPTY_LOG_AFTER_MS = 60_000;

/** Opens the storage in a data directory. It runs in a thread of its own, so that no fsync blocks the event loop. */
export async function openSqlite(dir: string, emptyLogAfterMs = EMPTY_LOG_AFTER_MS): Promise<GameStorage> {
  const { ask, close } = await connectWorker(dir, emptyLogAfterMs);
  return storageOver(ask, close);
}

/** Opens an empty storage that is lost with the process, for tests. It runs in the thread that calls it. */
export function openSqliteInMemory(): GameStorage {
  const db = openDatabaseInMemory();
  const store = sqliteStore(db);
  const ask: AskSqlite = async (request) => {
    const [answer = { failed: 'no answer' }] = store([request]);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.value;
  };
  return storageOver(ask, async () => db.close());
}

/** Returns a storage that only this process uses, so that it knows all leases. */
function storageOver(ask: AskSqlite, close: () => Promise<void>): GameStorage {
  const { operations: leases, check } = localLeases();
  let isClosed = false;
  const checkOpen = (): void => {
    if (isClosed) throw new Error('the storage is closed');
  };
  async function perform<Name extends OperationName>(name: Name, input: StorageInput<Name>): Promise<StorageOutput<Name>> {
    checkOpen();
    const lease = OPERATIONS[name].lease?.(...input);
    if (lease !== undefined) check(lease);
    return (await ask([name, input] as StorageRequest)) as StorageOutput<Name>;
  }
  return {
    ...storageCalls(OPERATION_NAMES, perform),
    ...storageCalls(Object.keys(leases) as (keyof LeaseOperations)[], async (name, input) => leases[name](...input)),
    async close() {
      checkOpen();
      isClosed = true;
      await close();
    },
  };
}
