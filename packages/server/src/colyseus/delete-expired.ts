import { matchMaker } from '@colyseus/core';
import type { AppContext } from '../app/context.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import { type Archive, CLEANUP_INTERVAL_MS, type RetentionTimes } from '../storage/archive.ts';
import { underLease } from '../storage/leases.ts';
import { loadedTables } from './loaded-tables.ts';

/** Has what nobody comes back to go, now and every ten minutes, until it is stopped. `inTurn`: as for `peopleOfHouse`. */
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
        if (await inTurn(code, () => drop(archive, code))) count('table dropped');
      }
    } catch (error) {
      log.warn({ err: error }, 'the archive could not be swept');
    }
  };
  const goOn = (): void => {
    stop = clock.after(CLEANUP_INTERVAL_MS, () => {
      void sweep();
      goOn();
    });
  };
  void sweep();
  goOn();
  return () => stop();
}

/** Whether a table went; one that somebody has brought up meanwhile does not. */
async function drop(archive: Archive, code: string): Promise<boolean> {
  if (matchMaker.getLocalRoomById(code) !== undefined) return false;
  return underLease(archive, code, (lease) => archive.dropTable(lease));
}
