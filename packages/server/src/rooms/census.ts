import { matchMaker } from '@colyseus/core';
import { FIND } from '@hundredfold/shared/protocol/find.ts';
import { LOBBY } from '@hundredfold/shared/protocol/lobby.ts';
import type { HouseSight } from '../ops/sight.ts';
import { FindRoom } from './find-room.ts';
import { GalleryRoom } from './gallery-room.ts';
import { TableRoom } from './table-room.ts';
import { allRooms } from './tables-up.ts';

/** Who and what is up in this process. */
export async function census(): Promise<HouseSight> {
  const rooms = await allRooms();
  const seekers = matchMaker.getLocalRoomById(FIND);
  return {
    tables: rooms.flatMap((room) => (room instanceof TableRoom ? (room.sight() ?? []) : [])),
    galleries: rooms.flatMap((room) => (room instanceof GalleryRoom ? (room.sight() ?? []) : [])),
    watchers: matchMaker.getLocalRoomById(LOBBY)?.clients.length ?? 0,
    seekers: seekers instanceof FindRoom ? seekers.present() : [],
  };
}
