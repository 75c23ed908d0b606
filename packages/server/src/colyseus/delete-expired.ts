import { matchMaker } from '@colyseus/core';
import type { House } from '../app/context.ts';
import type { InTurn } from '../platform/serial-by-key.ts';
import { type Archive, SWEEPS, type Terms } from '../storage/archive.ts';
import { underLease } from '../storage/leases.ts';
import { roomsUp } from './loaded-tables.ts';

/** Has what nobody comes back to go, now and every ten minutes, until it is stopped. `inTurn`: as for `peopleOfHouse`. */
export function startSweeping(
  { archive, log, count, clock }: Pick<House, 'archive' | 'log' | 'count' | 'clock'>,
  terms: Terms,
  inTurn: InTurn,
): () => void {
  let stop = (): void => undefined;
  const sweep = async (): Promise<void> => {
    try {
      await archive.touch((await roomsUp()).map(({ roomId }) => roomId));
      for (const code of await archive.sweep(terms, Date.now())) {
        if (await inTurn(code, () => drop(archive, code))) count('table dropped');
      }
    } catch (error) {
      log.warn({ err: error }, 'the archive could not be swept');
    }
  };
  const goOn = (): void => {
    stop = clock.after(SWEEPS, () => {
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
