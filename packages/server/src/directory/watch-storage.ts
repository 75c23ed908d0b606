import { repeat } from '../platform/clock.ts';
import { pauseUnsaved } from '../table/turn/persist.ts';
import type { DirectoryContext } from './directory-context.ts';

const CHECK_INTERVAL_MS = 2000;

/**
 * Pauses all tables of this process while the storage does not answer, until the returned function stops it. So no player thinks
 * about a move that could not be saved. Each table resumes by itself.
 */
export function pauseWhileStorageFails({ storage, clock, log, rooms }: DirectoryContext): () => void {
  let isLost = false;

  async function checkStorage(): Promise<void> {
    try {
      await storage.loadTable('');
      if (isLost) log.info('the storage answers again');
      isLost = false;
    } catch (error) {
      if (!isLost) log.error({ err: error }, 'the storage does not answer: all tables are paused');
      isLost = true;
      for (const { table } of rooms.tables()) pauseUnsaved(table);
    }
  }

  return repeat(clock, CHECK_INTERVAL_MS, checkStorage);
}
