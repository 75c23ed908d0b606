import { matchMaker } from '@colyseus/core';
import type { AppContext } from '../app/context.ts';
import { loadedTables } from '../colyseus/local-rooms.ts';
import { repeat } from '../platform/clock.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { CLEANUP_INTERVAL_MS, CLEANUP_PAUSE_MS, MAX_DELETED_AT_ONCE, type RetentionTimes } from '../storage/retention.ts';
import { underLease } from '../storage/under-lease.ts';

/**
 * Deletes expired data now and every ten minutes, until the returned function stops it. One part of it follows the other, with a
 * pause, until nothing is left that can be deleted. Pass the same `inTurn` as to `peopleAtTables`.
 */
export function startCleanup(
  { storage, log, count, clock }: Pick<AppContext, 'storage' | 'log' | 'count' | 'clock'>,
  terms: RetentionTimes,
  inTurn: SerialByKey,
): () => void {
  let isStopped = false;
  let isSweeping = false;
  let cancelPause = (): void => undefined;
  /** Deletes a part of the expired data. Resolves to whether another part may follow. */
  const sweepPart = async (): Promise<boolean> => {
    await storage.touch((await loadedTables()).map(({ roomId }) => roomId));
    const { tables, isMore } = await storage.deleteExpired(terms, Date.now());
    let dropped = 0;
    for (const code of tables) {
      if (isStopped) return false;
      if (!(await inTurn(code, () => deleteTable(storage, code)))) continue;
      dropped++;
      count('table dropped');
    }
    // Tables that cannot be dropped now would be returned again and again.
    return isMore && (dropped > 0 || tables.length < MAX_DELETED_AT_ONCE);
  };
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      cancelPause = clock.after(CLEANUP_PAUSE_MS, resolve);
    });
  const sweep = async (): Promise<void> => {
    if (isSweeping) return;
    isSweeping = true;
    try {
      while (!isStopped && (await sweepPart())) await pause();
    } catch (error) {
      log.warn({ err: error }, 'the storage did not delete expired data');
    } finally {
      isSweeping = false;
    }
  };
  void sweep();
  const stopRepeating = repeat(clock, CLEANUP_INTERVAL_MS, sweep);
  return () => {
    isStopped = true;
    cancelPause();
    stopRepeating();
  };
}

/** Deletes a table and returns whether it did; a table that was loaded meanwhile stays. */
async function deleteTable(storage: GameStorage, code: string): Promise<boolean> {
  if (matchMaker.getLocalRoomById(code) !== undefined) return false;
  return underLease(storage, code, (lease) => storage.dropTable(lease));
}
