import { clusterMessage } from '../cluster/message-bus.ts';
import { repeat } from '../platform/clock.ts';
import { pauseUnsaved, stepDown } from '../table/turn/persist.ts';
import type { DirectoryContext } from './directory-context.ts';

const CHECK_INTERVAL_MS = 2000;

/**
 * The time in milliseconds without a check after which others have its tables: they take over the tables of a process that was
 * silent for so long.
 */
const LEASE_LOST_MS = 5000;

const STORAGE_CHECK_REQUEST = clusterMessage<null, boolean>('well');

/**
 * Checks the storage and the leases until the returned function stops it. While the storage does not answer, all tables of this process
 * are paused, so that no player thinks about a move that could not be saved; each table resumes by itself. This process steps down from
 * tables that others have taken over while it was stalled or cut off. If only this process cannot reach the storage, it steps down from
 * all tables, and their clients find them at a process that has them.
 */
export function watchLeases({ storage, clock, bus, log, rooms }: DirectoryContext): () => void {
  let checkedAt = clock.now();
  let isLost = false;

  async function canReachStorage(): Promise<boolean> {
    await storage.loadTable('');
    return true;
  }

  async function check(): Promise<void> {
    const tables = Array.from(rooms.tables, ({ table }) => table);
    try {
      await canReachStorage();
      const ended = new Set(await storage.ended(tables.map(({ lease }) => lease)));
      if (isLost) log.info('the storage answers again');
      isLost = false;
      checkedAt = clock.now();
      for (const table of tables) if (ended.has(table.code)) stepDown(table);
    } catch (error) {
      if (!isLost) log.error({ err: error }, 'the storage does not answer: all tables are paused');
      isLost = true;
      for (const table of tables) pauseUnsaved(table);
      if (clock.now() - checkedAt <= LEASE_LOST_MS || !(await canAnotherReachStorage())) return;
      log.warn('only this process cannot reach the storage: other processes have taken over its tables');
      for (const table of tables) stepDown(table);
    }
  }

  async function canAnotherReachStorage(): Promise<boolean> {
    const answers = bus.others().map((process) => bus.request(process, STORAGE_CHECK_REQUEST, null));
    return Promise.any(answers).catch(() => false);
  }

  bus.handle(STORAGE_CHECK_REQUEST, canReachStorage);
  return repeat(clock, CHECK_INTERVAL_MS, check);
}
