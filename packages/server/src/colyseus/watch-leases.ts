import type { AppContext } from '../app/context.ts';
import { clusterRequest } from '../cluster/message-bus.ts';
import { repeat } from '../platform/clock.ts';
import { loadedTables } from './loaded-tables.ts';

/** How often a process looks whether its tables are still its own, in milliseconds. */
const LOOK = 2000;

/** For how long it may not know before others have its tables: they take over those of a process that was silent for so long. */
const LOST = 5000;

/** Whether a process can write to the archive. */
const WELL = clusterRequest<null, boolean>('well');

/**
 * Has this process step down from tables that others have taken over while it was stalled or cut off, until it is stopped. Where the
 * archive is out of its reach alone it steps down from all: those who are there find them at a process that has them.
 */
export function watchLeases(context: AppContext): () => void {
  const { archive, clock, bus, log } = context;
  let known = clock.now();

  async function isWell(): Promise<boolean> {
    await archive.ended([]);
    return true;
  }

  async function look(): Promise<void> {
    const rooms = (await loadedTables()).filter((room) => room.context === context);
    try {
      const ended = new Set(await archive.ended(rooms.map(({ table }) => table.lease)));
      known = clock.now();
      for (const room of rooms) if (ended.has(room.roomId)) room.stepDown();
    } catch {
      if (clock.now() - known > LOST && (await isOneWell())) {
        log.warn('only this process cannot reach the archive: other processes have taken over its tables');
        for (const room of rooms) room.stepDown();
      }
    }
  }

  async function isOneWell(): Promise<boolean> {
    const answers = bus.others().map((process) => bus.request(process, WELL, null));
    return Promise.any(answers).catch(() => false);
  }

  bus.handle(WELL, isWell);
  return repeat(clock, LOOK, look);
}
