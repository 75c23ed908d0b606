import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { type Append, type Archive, LeaseEnded, StorageFailed } from '../storage/archive.ts';
import { freshTable } from '../storage/fresh-table.ts';
import { storeTable, underLease } from '../storage/leases.ts';

/** How an archive is. `not-kept`: what was written last could not be kept. `silent`: it has not answered for a while. */
export type StorageHealth = 'well' | 'not-kept' | 'silent';

export interface WatchedStorage {
  /** The same archive, with somebody who looks on. */
  readonly archive: Archive;
  health(): Promise<StorageHealth>;
}

interface Watch {
  readonly clock: Clock;
  /** Told of every append that was kept, and how many milliseconds it took. */
  readonly appended: (append: Append, milliseconds: number) => void;
}

/** Milliseconds after which an archive that owes an answer is called silent. */
const SILENCE = 3000;

/** Milliseconds between two attempts to find out whether there is room again. */
const PROBES = 2000;

type Ask = (...given: readonly unknown[]) => Promise<unknown>;

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

/** Looks on while an archive is asked: how long it takes, and whether it keeps what it is given. */
export function watchStorage(inner: Archive, { clock, appended }: Watch): WatchedStorage {
  /** Since when each answer is owed, the oldest first. */
  const owed = new Map<object, number>();
  const probe = `probe-${randomBytes(9).toString('base64url')}`;
  let keeps = true;
  let probed = Number.NEGATIVE_INFINITY;
  let looking: Promise<StorageHealth> | undefined;

  async function watched(name: string, ask: Ask, given: readonly unknown[]): Promise<unknown> {
    const began = clock.now();
    owed.set(given, began);
    try {
      const answer = await ask(...given);
      if (WRITES.has(name)) keeps = true;
      if (name === 'append') appended(given[0] as Append, clock.now() - began);
      return answer;
    } catch (error) {
      // Somebody else has the table then, and the archive has only said so.
      if (error instanceof LeaseEnded) throw error;
      if (WRITES.has(name)) keeps = false;
      throw new StorageFailed(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      owed.delete(given);
    }
  }

  const asks = Object.entries(inner as unknown as Readonly<Record<string, Ask>>);
  const archive = Object.fromEntries(
    asks.map(([name, ask]) => [name, (...given: readonly unknown[]) => watched(name, ask.bind(inner), given)]),
  ) as unknown as Archive;

  async function look(): Promise<StorageHealth> {
    if (keeps) await archive.loadTable('');
    else if (clock.now() - probed >= PROBES) {
      probed = clock.now();
      await writeSomething(archive, probe);
    }
    return keeps ? 'well' : 'not-kept';
  }

  return {
    archive,
    async health() {
      const [oldest = clock.now()] = owed.values();
      if (clock.now() - oldest >= SILENCE) return 'silent';
      looking ??= look()
        .catch((): StorageHealth => 'not-kept')
        .finally(() => {
          looking = undefined;
        });
      return within(clock, looking);
    },
  };
}

/** A table that nobody can ask for, because no code looks like that, comes and goes. */
async function writeSomething(archive: Archive, code: string): Promise<void> {
  await storeTable(archive, freshTable({ code, game: '', options: {}, seats: 0, open: false }));
  await underLease(archive, code, (lease) => archive.dropTable(lease));
}

function within(clock: Clock, looking: Promise<StorageHealth>): Promise<StorageHealth> {
  return new Promise((resolve) => {
    const callOff = clock.after(SILENCE, () => resolve('silent'));
    void looking.then((health) => {
      callOff();
      resolve(health);
    });
  });
}
