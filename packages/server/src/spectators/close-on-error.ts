import { logPseudonym } from '../ops/log-pseudonym.ts';
import type { Table } from '../table/state/table.ts';

/** Runs work for a spectator view. A bug in it is no bug of its table: it closes the spectator view, and the game goes on. */
export function closeOnError({ context, code }: Table, work: () => void, close: () => void): void {
  try {
    work();
  } catch (error) {
    context.count('bug');
    context.log.error({ err: error, table: logPseudonym(code) }, 'a bug in a gallery');
    close();
  }
}
