import { clusterRequest } from '../cluster/message-bus.ts';
import { repeat } from '../platform/clock.ts';
import { stepDown } from '../table/turn/persist.ts';
import type { DirectoryContext } from './directory-context.ts';

const CHECK_INTERVAL_MS = 2000;

/**
 * The time in milliseconds without a check after which others have its tables: they take over the tables of a process that was
 * silent for so long.
 */
const LEASE_LOST_MS = 5000;

const STORAGE_CHECK_REQUEST = clusterRequest<null, boolean>('well');

/**
 * Lets this process step down from tables that others have taken over while it was stalled or cut off, until the returned
 * function stops it. If only this process cannot reach the storage, it steps down from all tables, and their clients find them at
 * a process that has them.
 */
export function watchLeases({ storage, clock, bus, log, rooms }: DirectoryContext): () => void {
  let checkedAt = clock.now();

  async function canReachStorage(): Promise<boolean> {
    await storage.ended([]);
    return true;
  }

  async function checkLeases(): Promise<void> {
    const tables = rooms.tables().map(({ table }) => table);
    try {
      const ended = new Set(await storage.ended(tables.map(({ lease }) => lease)));
      checkedAt = clock.now();
      for (const table of tables) if (ended.has(table.code)) stepDown(table);
    } catch {
      if (clock.now() - checkedAt > LEASE_LOST_MS && (await canAnotherReachStorage())) {
        log.warn('only this process cannot reach the storage: other processes have taken over its tables');
        for (const table of tables) stepDown(table);
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
