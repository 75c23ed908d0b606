import type { StoredTable } from '../storage/stored-table.ts';
import { belongs } from '../table/state/seating.ts';
import { seatingFrom } from '../table/state/stored-form.ts';
import type { DirectoryContext } from './directory-context.ts';
import { tableOf } from './room-ids.ts';

export type TableLocation =
  | { readonly at: 'here'; readonly game: string }
  | { readonly at: 'elsewhere'; readonly process: string; readonly game: string }
  | { readonly at: 'storage'; readonly stored: StoredTable }
  | { readonly at: 'nowhere' };

type Places = Pick<DirectoryContext, 'storage' | 'rooms' | 'handovers'>;

/** Finds a table, wherever it is. A table that moves to another room of this process is waited for. */
export async function findTable({ storage, rooms, handovers }: Places, code: string): Promise<TableLocation> {
  await handovers.closed(code);
  const here = rooms.table(code)?.table;
  // The room of a closed table closes as soon as nobody has a seat reserved there.
  if (here !== undefined && !here.isClosed) return { at: 'here', game: here.game.id };
  const stored = await storage.loadTable(code);
  if (stored === null) return { at: 'nowhere' };
  const process = await storage.holderOf(code);
  if (process !== null) return { at: 'elsewhere', process, game: stored.game };
  return here === undefined ? { at: 'storage', stored } : { at: 'here', game: here.game.id };
}

/** Returns the game of a table; `null` if there is no such table. */
export async function gameAt({ storage, rooms }: Places, code: string): Promise<string | null> {
  return rooms.table(code)?.table.game.id ?? (await storage.loadTable(code))?.game ?? null;
}

/**
 * Returns whether a person has a seat at a table or is its host. Spectators of a stored table are not stored, since the table would
 * not recognize them anyway.
 */
export async function belongsTo({ storage, rooms }: Places, code: string, personId: string): Promise<boolean> {
  const here = rooms.table(code)?.table;
  if (here?.isClosed === false) return belongs(here.value.seating, personId);
  const stored = tableOf(code) === code ? await storage.loadTable(code) : null;
  return stored !== null && belongs(seatingFrom(stored), personId);
}
