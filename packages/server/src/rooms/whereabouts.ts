import { matchMaker } from '@colyseus/core';
import type { Archive, StoredTable } from '../archive/archive.ts';
import { type Moves, openMoves } from './moves.ts';

/** Where a table is: up in this process, asleep in the archive, or nowhere. */
export type Found =
  | { readonly at: 'here'; readonly game: string }
  | { readonly at: 'archive'; readonly stored: StoredTable }
  | { readonly at: 'nowhere' };

/** Knows which table is where. */
export interface Whereabouts {
  find(code: string): Promise<Found>;
}

/** For a card room of one process: a table that is not up here is asleep, if there is one. One that moves is waited for. */
export function localWhereabouts(archive: Pick<Archive, 'loadTable'>, moves: Moves = openMoves()): Whereabouts {
  return {
    async find(code) {
      await moves.closed(code);
      const room = matchMaker.getLocalRoomById(code);
      if (room !== undefined) return { at: 'here', game: room.roomName };
      const stored = await archive.loadTable(code);
      return stored === null ? { at: 'nowhere' } : { at: 'archive', stored };
    },
  };
}
