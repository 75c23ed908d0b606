import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { type Append, type Archive, LeaseEnded, StorageFailed } from '../storage/archive.ts';
import { freshTable } from '../storage/fresh-table.ts';
import { storeTable, underLease } from '../storage/leases.ts';

/** The state of a storage. `not-kept`: the last write failed. `silent`: it has not answered for a while. */
export type StorageHealth = 'well' | 'not-kept' | 'silent';

export interface WatchedStorage {
  /** The same storage, with each call watched. */
  readonly archive: Archive;
  health(): Promise<StorageHealth>;
}

interface WatchOptions {
  readonly clock: Clock;
  /** Called after every saved append with its time in milliseconds. */
  readonly appended: (append: Append, milliseconds: number) => void;
}

/** The time in milliseconds after which a storage that owes an answer is called silent. */
const SILENT_AFTER_MS = 3000;

/** The time in milliseconds between two attempts to find out whether there is room again. */
const PROBE_INTERVAL_MS = 2000;

type StorageCall = (...given: readonly unknown[]) => Promise<unknown>;

const WRITES: ReadonlySet<string> = new Set<keyof Archive>([
  'saveTable',
  'addSeenCards',
  'append',
  'finish',
  'report',
  'forgetReports',
  'forgetResults',
  'block',
  'unblock',
  'touch',
  'deleteExpired',
  'dropTable',
]);

/** Watches the calls to a storage: how long each takes, and whether writes succeed. */
export function watchStorage(inner: Archive, { clock, appended }: WatchOptions): WatchedStorage {
  /** The start times of the calls without an answer, the oldest first. */
  const pending = new Map<object, number>();
  const probe = `probe-${randomBytes(9).toString('base64url')}`;
  let keeps = true;
  let probed = Number.NEGATIVE_INFINITY;
  let looking: Promise<StorageHealth> | undefined;

  async function watched(name: string, call: StorageCall, given: readonly unknown[]): Promise<unknown> {
    const began = clock.now();
    pending.set(given, began);
    try {
      const answer = await call(...given);
      if (WRITES.has(name)) keeps = true;
      if (name === 'append') appended(given[0] as Append, clock.now() - began);
      return answer;
    } catch (error) {
      // The storage works; it only says that another process has the table.
      if (error instanceof LeaseEnded) throw error;
      if (WRITES.has(name)) keeps = false;
      throw new StorageFailed(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      pending.delete(given);
    }
  }

  const calls = Object.entries(inner as unknown as Readonly<Record<string, StorageCall>>);
  const archive = Object.fromEntries(
    calls.map(([name, call]) => [name, (...given: readonly unknown[]) => watched(name, call.bind(inner), given)]),
  ) as unknown as Archive;

  async function checkHealth(): Promise<StorageHealth> {
    if (keeps) await archive.loadTable('');
    else if (clock.now() - probed >= PROBE_INTERVAL_MS) {
      probed = clock.now();
      await writeProbe(archive, probe);
    }
    return keeps ? 'well' : 'not-kept';
  }

  return {
    archive,
    async health() {
      const [oldest = clock.now()] = pending.values();
      if (clock.now() - oldest >= SILENT_AFTER_MS) return 'silent';
      looking ??= checkHealth()
        .catch((): StorageHealth => 'not-kept')
        .finally(() => {
          looking = undefined;
        });
      return withinDeadline(clock, looking);
    },
  };
}

/** Creates and deletes a table that nobody can ask for, because no code looks like its code. */
async function writeProbe(archive: Archive, code: string): Promise<void> {
  await storeTable(archive, freshTable({ code, game: '', options: {}, seats: 0 }));
  await underLease(archive, code, (lease) => archive.dropTable(lease));
}

function withinDeadline(clock: Clock, looking: Promise<StorageHealth>): Promise<StorageHealth> {
  return new Promise((resolve) => {
    const cancel = clock.after(SILENT_AFTER_MS, () => resolve('silent'));
    void looking.then((health) => {
      cancel();
      resolve(health);
    });
  });
}
