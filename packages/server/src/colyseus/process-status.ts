import { matchMaker } from '@colyseus/core';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import type { ProcessStatus } from '../ops/process-status.ts';
import { allRooms } from './local-rooms.ts';
import { MatchmakingRoom } from './matchmaking-room.ts';
import { SpectatorRoom } from './spectator-room.ts';
import { TableRoom } from './table-room.ts';

/** Returns everyone and everything loaded in this process. */
export async function processStatus(): Promise<ProcessStatus> {
  const rooms = await allRooms();
  const seekers = matchMaker.getLocalRoomById(MATCHMAKING_ROOM);
  return {
    tables: rooms.flatMap((room) => (room instanceof TableRoom ? (room.status() ?? []) : [])),
    galleries: rooms.flatMap((room) => (room instanceof SpectatorRoom ? (room.status() ?? []) : [])),
    watchers: matchMaker.getLocalRoomById(LOBBY_ROOM)?.clients.length ?? 0,
    seekers: seekers instanceof MatchmakingRoom ? seekers.present() : [],
  };
}
