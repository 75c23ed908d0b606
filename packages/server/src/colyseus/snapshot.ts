import { matchMaker } from '@colyseus/core';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import type { ProcessSnapshot } from '../ops/snapshot.ts';
import { allRooms } from './loaded-tables.ts';
import { MatchmakingRoom } from './matchmaking-room.ts';
import { SpectatorRoom } from './spectator-room.ts';
import { TableRoom } from './table-room.ts';

/** Returns everyone and everything loaded in this process. */
export async function processSnapshot(): Promise<ProcessSnapshot> {
  const rooms = await allRooms();
  const seekers = matchMaker.getLocalRoomById(MATCHMAKING_ROOM);
  return {
    tables: rooms.flatMap((room) => (room instanceof TableRoom ? (room.sight() ?? []) : [])),
    galleries: rooms.flatMap((room) => (room instanceof SpectatorRoom ? (room.sight() ?? []) : [])),
    watchers: matchMaker.getLocalRoomById(LOBBY_ROOM)?.clients.length ?? 0,
    seekers: seekers instanceof MatchmakingRoom ? seekers.present() : [],
  };
}
