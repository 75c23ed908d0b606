import { randomInt } from 'node:crypto';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { LOAD_TABLE_REQUEST } from '../cluster/requests.ts';
import { withEveryoneAway } from '../table/state/presence.ts';
import { settingsOf, type TableSettings, type TableValue } from '../table/state/table.ts';
import type { DirectoryContext } from './directory-context.ts';
import type { LoadedTable } from './local-rooms.ts';

/** Returns whether no table is loaded any more, neither here nor in another process. */
export function isClosing({ admission, bus }: Pick<DirectoryContext, 'admission' | 'bus'>): boolean {
  return admission.isDraining() && bus.others().length === 0;
}

/** Lets the other processes, if there are any, take over all tables with everyone at them, if this one is drained. */
export async function drainTables(context: DirectoryContext): Promise<void> {
  const { rooms, bus, admission } = context;
  const others = admission.isDraining() ? bus.others() : [];
  const handOver = (room: LoadedTable): Promise<void> => {
    const process = others[randomInt(others.length)] ?? '';
    const { code } = room.table;
    return handOverTable(room, (settings) => bus.request(process, LOAD_TABLE_REQUEST, { code, settings }));
  };
  if (others.length > 0) await Promise.all(Array.from(rooms.tables, handOver));
}

/** Hands a table and its people over: `load` loads it in another process, which answers requests that arrive meanwhile. */
export async function handOverTable(
  room: LoadedTable,
  load: (settings: TableSettings | null) => Promise<unknown>,
): Promise<void> {
  const { table } = room;
  const { storage, log } = table.context;
  await table.queue(async () => {
    table.isClosed = true;
    const { value } = table;
    // If the release fails, the lease ends with this process, and the other process can load the table then.
    await storage.release(table.lease).catch((error: unknown) => log.warn({ err: error }, 'a table could not be released'));
    await load(handedOver(value)).catch((error: unknown) => log.warn({ err: error }, 'a table was not taken over at once'));
  });
  // All clients are told at once; otherwise the room would wait for reserved seats that nobody takes.
  void room.disconnect(CLOSE_CODES.otherRoom);
}

/** Returns the settings that a table keeps in another process; `null` for a halted table, which is loaded from the storage. */
function handedOver(value: TableValue): TableSettings | null {
  if (value.phase === 'halted') return null;
  return { ...settingsOf(value), shuffle: null, seating: withEveryoneAway(value.seating) };
}
