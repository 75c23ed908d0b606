import { matchMaker } from '@colyseus/core';
import type { Archive, StoredTable } from '../storage/archive.ts';
import { type Handovers, openHandovers } from './handover.ts';
import { loadedTable } from './loaded-tables.ts';

/** Where a table is: up in this process or in another one, asleep in the archive, or nowhere. */
export type TableLocation =
  | { readonly at: 'here'; readonly game: string }
  | { readonly at: 'elsewhere'; readonly process: string; readonly game: string }
  | { readonly at: 'archive'; readonly stored: StoredTable }
  | { readonly at: 'nowhere' };

/** Knows which table is where. */
export interface TableLocator {
  find(code: string): Promise<TableLocation>;
}

/** A table that nobody has is asleep, if there is one. One that moves to another room here is waited for. */
export function openTableLocator(
  archive: Pick<Archive, 'loadTable' | 'holderOf'>,
  moves: Handovers = openHandovers(),
): TableLocator {
  return {
    async find(code) {
      await moves.closed(code);
      const room = matchMaker.getLocalRoomById(code);
      const isLeft = loadedTable(code)?.isLeft === true; // It closes as soon as nobody has a place there.
      if (room !== undefined && !isLeft) return { at: 'here', game: room.roomName };
      const stored = await archive.loadTable(code);
      if (stored === null) return { at: 'nowhere' };
      const process = await archive.holderOf(code);
      if (process !== null) return { at: 'elsewhere', process, game: stored.game };
      return isLeft ? { at: 'here', game: room.roomName } : { at: 'archive', stored };
    },
  };
}
