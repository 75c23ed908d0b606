import { matchMaker } from '@colyseus/core';
import type { AppContext } from '../app/context.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import { type Archive, CLEANUP_INTERVAL_MS, type RetentionTimes } from '../storage/archive.ts';
import { underLease } from '../storage/leases.ts';
import { loadedTables } from './loaded-tables.ts';

/**
 * Deletes expired data now and every ten minutes, until the returned function stops it. Pass the same `inTurn` as to
 * `peopleAtTables`.
 */
export function startCleanup(
  { archive, log, count, clock }: Pick<AppContext, 'archive' | 'log' | 'count' | 'clock'>,
  terms: RetentionTimes,
  inTurn: SerialByKey,
): () => void {
  let stop = (): void => undefined;
  const sweep = async (): Promise<void> => {
    try {
      await archive.touch((await loadedTables()).map(({ roomId }) => roomId));
      for (const code of await archive.deleteExpired(terms, Date.now())) {
        if (await inTurn(code, () => deleteTable(archive, code))) count('table dropped');
      }
    } catch (error) {
      log.warn({ err: error }, 'the archive could not be swept');
    }
  };
  const scheduleNext = (): void => {
    stop = clock.after(CLEANUP_INTERVAL_MS, () => {
      void sweep();
      scheduleNext();
    });
  };
  void sweep();
  scheduleNext();
  return () => stop();
}

/** Deletes a table and returns whether it did; a table that was loaded meanwhile stays. */
async function deleteTable(archive: Archive, code: string): Promise<boolean> {
  if (matchMaker.getLocalRoomById(code) !== undefined) return false;
  return underLease(archive, code, (lease) => archive.dropTable(lease));
}
