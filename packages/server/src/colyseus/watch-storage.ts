import type { AppContext } from '../app/context.ts';
import { repeat } from '../platform/clock.ts';
import { pauseUnkept } from '../table/runtime/commit.ts';
import { loadedTables } from './loaded-tables.ts';

/** How often it is asked whether the archive answers, in milliseconds. */
const LOOK = 2000;

/**
 * Pauses all tables of this process while the archive answers nothing, until it is stopped: nobody goes on thinking over a move that
 * could not be kept. Each table tries by itself to go on.
 */
export function pauseWhileStorageFails(context: AppContext): () => void {
  const { archive, clock, log } = context;
  let isLost = false;

  async function look(): Promise<void> {
    try {
      await archive.loadTable('');
      if (isLost) log.info('the archive answers again');
      isLost = false;
    } catch (error) {
      if (!isLost) log.error({ err: error }, 'the archive does not answer: all tables are paused');
      isLost = true;
      for (const room of await loadedTables()) if (room.context === context) pauseUnkept(room.table);
    }
  }

  return repeat(clock, LOOK, look);
}
