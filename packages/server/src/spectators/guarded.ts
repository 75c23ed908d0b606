import { logPseudonym } from '../ops/log-pseudonym.ts';
import type { Table } from '../table/state/table.ts';

/** A bug in a gallery is no bug of its table's: it closes the gallery, and the game goes on. */
export function closeOnError({ context, code }: Table, work: () => void, close: () => void): void {
  try {
    work();
  } catch (error) {
    context.count('bug');
    context.log.error({ err: error, table: logPseudonym(code) }, 'a bug in a gallery');
    close();
  }
}
