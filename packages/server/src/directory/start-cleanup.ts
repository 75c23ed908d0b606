import { CLEANUP_INTERVAL_MS, CLEANUP_PAUSE_MS, MAX_DELETED_AT_ONCE, type RetentionTimes } from '../storage/retention.ts';
import { underLease } from '../storage/under-lease.ts';
import type { DirectoryContext } from './directory-context.ts';

type CleanupContext = Pick<DirectoryContext, 'storage' | 'log' | 'count' | 'clock' | 'rooms' | 'inTurn'>;

/**
 * Deletes expired data now and every ten minutes, until the returned function stops it. One part of it follows the other, with a
 * pause, until nothing is left that can be deleted.
 */
export function startCleanup(context: CleanupContext, terms: RetentionTimes): () => void {
  const { log, clock } = context;
  const stopping = new AbortController();
  let cancel = (): void => undefined;
  async function sweep(): Promise<void> {
    const isMore = await deletePart(context, terms, stopping.signal).catch((error: unknown) => {
      log.warn({ err: error }, 'the storage did not delete expired data');
      return false;
    });
    if (!stopping.signal.aborted) cancel = clock.after(isMore ? CLEANUP_PAUSE_MS : CLEANUP_INTERVAL_MS, sweep);
  }
  void sweep();
  return () => {
    stopping.abort();
    cancel();
  };
}

/** Deletes a part of the expired data. Resolves to whether another part may follow. */
async function deletePart(context: CleanupContext, terms: RetentionTimes, stopping: AbortSignal): Promise<boolean> {
  const { storage, rooms, inTurn, count } = context;
  await storage.touch(Array.from(rooms.tables, ({ table }) => table.code));
  const { tables, isMore } = await storage.deleteExpired(terms, Date.now());
  let dropped = 0;
  for (const code of tables) {
    if (stopping.aborted) return false;
    if (!(await inTurn(code, () => deleteTable(context, code)))) continue;
    dropped++;
    count('table dropped');
  }
  // Tables that cannot be dropped now would be returned again and again.
  return isMore && (dropped > 0 || tables.length < MAX_DELETED_AT_ONCE);
}

/** Deletes a table and returns whether it did; a table that was loaded meanwhile stays. */
async function deleteTable({ storage, rooms }: CleanupContext, code: string): Promise<boolean> {
  return !rooms.isOpen(code) && underLease(storage, code, (lease) => storage.dropTable(lease));
}
