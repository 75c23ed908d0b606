import { markOf } from '../ops/log-pseudonym.ts';
import type { Table } from '../table/state/table.ts';

/** A bug in a gallery is no bug of its table's: it closes the gallery, and the game goes on. */
export function guarded({ house, code }: Table, work: () => void, close: () => void): void {
  try {
    work();
  } catch (error) {
    house.count('bug');
    house.log.error({ err: error, table: markOf(code) }, 'a bug in a gallery');
    close();
  }
}
