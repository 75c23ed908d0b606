import {
  type GameStorage,
  type LeaseOperations,
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  type StorageInput,
  type StorageOutput,
  type SynchronousCalls,
  storageCalls,
} from '../game-storage.ts';
import { type Lease, LeaseEnded } from '../lease.ts';
import { type AskSqlite, connectWorker } from './worker-client.ts';
import type { StorageRequest } from './worker-request.ts';

/** The time for which deleted data may stay in the write-ahead log, in milliseconds. */
const EMPTY_LOG_AFTER_MS = 60_000;

/** Opens the storage in a data directory. It runs in a thread of its own, so that no fsync blocks the event loop. */
export async function openSqlite(dir: string, emptyLogAfterMs = EMPTY_LOG_AFTER_MS): Promise<GameStorage> {
  const { ask, close } = await connectWorker(dir, emptyLogAfterMs);
  return storageOver(ask, close);
}

/** Returns a storage that only this process uses, so that it knows all leases. */
export function storageOver(ask: AskSqlite, close: () => Promise<void>): GameStorage {
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

/** The leases of a storage that only this process uses. `check` throws `LeaseEnded` if the lease has ended. */
function localLeases(): { readonly operations: SynchronousCalls<keyof LeaseOperations>; check(lease: Lease): void } {
  const held = new Map<string, number>();
  let last = 0;
  const isHeld = ({ code, generation }: Lease): boolean => held.get(code) === generation;
  return {
    operations: {
      claim(code) {
        const generation = ++last;
        held.set(code, generation);
        return { code, generation };
      },
      ended: (leases) => leases.filter((lease) => !isHeld(lease)).map(({ code }) => code),
      release(lease) {
        if (isHeld(lease)) held.delete(lease.code);
      },
      holderOf: () => null,
    },
    check(lease) {
      if (!isHeld(lease)) throw new LeaseEnded(lease);
    },
  };
}
