import { matchMaker } from '@colyseus/core';
import { loadedTable } from '../colyseus/local-rooms.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import { type Handovers, openHandovers } from './handovers.ts';

/** The location of a table: loaded in this process or in another one, stored but not loaded, or nowhere. */
export type TableLocation =
  | { readonly at: 'here'; readonly game: string }
  | { readonly at: 'elsewhere'; readonly process: string; readonly game: string }
  | { readonly at: 'storage'; readonly stored: StoredTable }
  | { readonly at: 'nowhere' };

/** Knows the location of every table. */
export interface TableLocator {
  find(code: string): Promise<TableLocation>;
}

/**
 * Opens a locator. A table that no process has loaded is in the storage, if it exists. The locator waits for a table that moves
 * to another room here.
 */
export function openTableLocator(
  storage: Pick<GameStorage, 'loadTable' | 'holderOf'>,
  handovers: Handovers = openHandovers(),
): TableLocator {
  return {
    async find(code) {
      await handovers.closed(code);
      const room = matchMaker.getLocalRoomById(code);
      const isLeft = loadedTable(code)?.isLeft === true; // The room closes as soon as nobody has a seat reserved there.
      if (room !== undefined && !isLeft) return { at: 'here', game: room.roomName };
      const stored = await storage.loadTable(code);
      if (stored === null) return { at: 'nowhere' };
      const process = await storage.holderOf(code);
      if (process !== null) return { at: 'elsewhere', process, game: stored.game };
      return isLeft ? { at: 'here', game: room.roomName } : { at: 'storage', stored };
    },
  };
}
