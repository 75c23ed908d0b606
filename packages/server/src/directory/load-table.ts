import { LOAD_TABLE_REQUEST } from '../cluster/requests.ts';
import type { TableSettings } from '../table/state/table.ts';
import type { DirectoryContext } from './directory-context.ts';
import { findTable } from './find-table.ts';

/** Loads a table if it is not loaded and returns its game; `null` if there is no such table. Call this in turn. */
export async function loadTable(context: DirectoryContext, code: string): Promise<string | null> {
  const { placement, bus, storage, rooms } = context;
  const found = await findTable(context, code);
  if (found.at === 'nowhere') return null;
  if (found.at !== 'storage') return found.game;
  const process = await placement();
  if (process !== null && process !== bus.name) return bus.request(process, LOAD_TABLE_REQUEST, { code, settings: null });
  const { game } = found.stored;
  try {
    await rooms.loadTable(game, code);
  } catch (error) {
    // Another process may have loaded the table at this moment; then one of the two has it.
    if ((await storage.holderOf(code)) === null) throw error;
  }
  return game;
}

/** Loads a table that another process hands over, with the settings that it had there. */
export function takeOver(context: DirectoryContext, code: string, settings: TableSettings | null): Promise<string | null> {
  const { handovers, inTurn } = context;
  if (settings !== null) handovers.begin(code, settings, Promise.resolve());
  // If the table was not loaded here, another process may have it and change it, so its next room here loads what is stored then.
  return inTurn(code, () => loadTable(context, code).finally(() => handovers.arrive(code)));
}
