import type { AppContext } from '../app/context.ts';
import { clusterRequest } from '../cluster/message-bus.ts';
import { loadedTables } from '../colyseus/local-rooms.ts';
import { repeat } from '../platform/clock.ts';

/** The time in milliseconds between two checks whether this process still holds its tables' leases. */
const CHECK_INTERVAL_MS = 2000;

/**
 * The time in milliseconds without a check after which others have its tables: they take over the tables of a process that was
 * silent for so long.
 */
const LEASE_LOST_MS = 5000;

/** Asks a process whether it can reach the storage. */
const STORAGE_CHECK_REQUEST = clusterRequest<null, boolean>('well');

/**
 * Lets this process step down from tables that others have taken over while it was stalled or cut off, until the returned
 * function stops it. If only this process cannot reach the storage, it steps down from all tables, and their clients find them at
 * a process that has them.
 */
export function watchLeases(context: AppContext): () => void {
  const { storage, clock, bus, log } = context;
  let checkedAt = clock.now();

  async function canReachStorage(): Promise<boolean> {
    await storage.ended([]);
    return true;
  }

  async function checkLeases(): Promise<void> {
    const rooms = (await loadedTables()).filter((room) => room.context === context);
    try {
      const ended = new Set(await storage.ended(rooms.map(({ table }) => table.lease)));
      checkedAt = clock.now();
      for (const room of rooms) if (ended.has(room.roomId)) room.stepDown();
    } catch {
      if (clock.now() - checkedAt > LEASE_LOST_MS && (await canAnotherReachStorage())) {
        log.warn('only this process cannot reach the storage: other processes have taken over its tables');
        for (const room of rooms) room.stepDown();
      }
    }
  }

  async function canAnotherReachStorage(): Promise<boolean> {
    const answers = bus.others().map((process) => bus.request(process, STORAGE_CHECK_REQUEST, null));
    return Promise.any(answers).catch(() => false);
  }

  bus.handle(STORAGE_CHECK_REQUEST, canReachStorage);
  return repeat(clock, CHECK_INTERVAL_MS, checkLeases);
}
