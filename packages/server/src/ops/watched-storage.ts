import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { withDeadline } from '../platform/deadline.ts';
import {
  type Append,
  type GameStorage,
  OPERATIONS,
  type OperationName,
  StorageFailed,
  type StorageInput,
  type StorageOutput,
  storageCalls,
} from '../storage/game-storage.ts';
import { LeaseEnded } from '../storage/lease.ts';
import { freshTable } from '../storage/store-new-table.ts';
import { underLease } from '../storage/under-lease.ts';
import type { Timings } from './metrics.ts';

/** The state of a storage. `not-kept`: the last write failed. `silent`: it has not answered for a while. */
type StorageHealth = 'well' | 'not-kept' | 'silent';

/** The state of the server in a word: `well`, or the reason why no client may be sent here. */
export type Readiness = StorageHealth | 'draining';

const SILENT_AFTER_MS = 3000;

const PROBE_INTERVAL_MS = 2000;

export function watchStorage(inner: GameStorage, clock: Clock, appended: Timings['appended']) {
  /** The start times of the calls without an answer, the oldest first. */
  const pending = new Map<object, number>();
  const probe = `probe-${randomBytes(9).toString('base64url')}`;
  let keeps = true;
  let probed = Number.NEGATIVE_INFINITY;
  let looking: Promise<StorageHealth> | undefined;

  async function watched<Name extends keyof GameStorage>(name: Name, input: StorageInput<Name>): Promise<StorageOutput<Name>> {
    const began = clock.now();
    pending.set(input, began);
    const isWrite = name in OPERATIONS && OPERATIONS[name as OperationName].writes;
    try {
      const output = await inner[name](...input);
      if (isWrite) keeps = true;
      if (name === 'append') appended(input[0] as Append, clock.now() - began);
      return output;
    } catch (error) {
      // The storage works; it only says that another process has the table.
      if (error instanceof LeaseEnded) throw error;
      if (isWrite) keeps = false;
      throw new StorageFailed(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      pending.delete(input);
    }
  }

  const storage: GameStorage = storageCalls(Object.keys(inner) as (keyof GameStorage)[], watched);

  async function checkHealth(): Promise<StorageHealth> {
    if (keeps) await storage.loadTable('');
    else if (clock.now() - probed >= PROBE_INTERVAL_MS) {
      probed = clock.now();
      await writeProbe(storage, probe);
    }
    return keeps ? 'well' : 'not-kept';
  }

  return {
    storage,
    async health(): Promise<StorageHealth> {
      const [oldest = clock.now()] = pending.values();
      if (clock.now() - oldest >= SILENT_AFTER_MS) return 'silent';
      looking ??= checkHealth()
        .catch((): StorageHealth => 'not-kept')
        .finally(() => {
          looking = undefined;
        });
      return (await withDeadline(looking, SILENT_AFTER_MS, clock)) ?? 'silent';
    },
  };
}

/** Creates and deletes a table that nobody can ask for, because no code looks like its code. */
async function writeProbe(storage: GameStorage, code: string): Promise<void> {
  await underLease(storage, code, async (lease) => {
    await storage.saveTable(freshTable({ code, game: '', options: {}, seats: 0 }), lease);
    await storage.dropTable(lease);
  });
}
