import { matchMaker } from '@colyseus/core';
import type { AppContext } from '../app/context.ts';
import { repeat } from '../platform/clock.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { CLEANUP_INTERVAL_MS, type RetentionTimes } from '../storage/retention.ts';
import { underLease } from '../storage/under-lease.ts';
import { loadedTables } from './loaded-tables.ts';

/**
 * Deletes expired data now and every ten minutes, until the returned function stops it. Pass the same `inTurn` as to
 * `peopleAtTables`.
 */
export function startCleanup(
  { storage, log, count, clock }: Pick<AppContext, 'storage' | 'log' | 'count' | 'clock'>,
  terms: RetentionTimes,
  inTurn: SerialByKey,
): () => void {
  const sweep = async (): Promise<void> => {
    try {
      await storage.touch((await loadedTables()).map(({ roomId }) => roomId));
      for (const code of await storage.deleteExpired(terms, Date.now())) {
        if (await inTurn(code, () => deleteTable(storage, code))) count('table dropped');
      }
    } catch (error) {
      log.warn({ err: error }, 'the storage did not delete expired data');
    }
  };
  void sweep();
  return repeat(clock, CLEANUP_INTERVAL_MS, sweep);
}

/** Deletes a table and returns whether it did; a table that was loaded meanwhile stays. */
async function deleteTable(storage: GameStorage, code: string): Promise<boolean> {
  if (matchMaker.getLocalRoomById(code) !== undefined) return false;
  return underLease(storage, code, (lease) => storage.dropTable(lease));
}
