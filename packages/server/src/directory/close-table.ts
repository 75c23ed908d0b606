import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { DirectoryContext } from './directory-context.ts';

/** Closes and deletes a loaded table with its current game, tells everyone at it, and returns whether there was such a table. */
export async function closeTable(
  { rooms, storage }: Pick<DirectoryContext, 'rooms' | 'storage'>,
  code: string,
): Promise<boolean> {
  const room = rooms.table(code);
  if (room === undefined) return false;
  const { table } = room;
  await table.queue(async () => {
    await storage.dropTable(table.lease);
    table.isClosed = true;
  });
  await room.disconnect(CLOSE_CODES.shut);
  return true;
}
