import { matchMaker, type Room } from '@colyseus/core';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import type { AppContext } from '../app/context.ts';
import type { LocalRooms } from '../directory/local-rooms.ts';
import { MatchmakingRoom } from './matchmaking-room.ts';
import { SPECTATOR_ROOM } from './spectator-room.ts';
import { loadedTable, loadedTables } from './table-room.ts';

/** Returns the rooms that Colyseus has open in this process. */
export function localRooms(context: AppContext): LocalRooms {
  const tables = loadedTables(context);
  return {
    table: loadedTable,
    tables,
    isOpen: (room) => roomAt(room) !== undefined,
    async loadTable(game, code, created) {
      await matchMaker.handleCreateRoom(game, { code, created });
    },
    async openSpectatorRoom(place) {
      await matchMaker.handleCreateRoom(SPECTATOR_ROOM, place);
    },
    // `joinById` of Colyseus 0.18 would copy and search the list of all rooms. A room that is closing reserves no seat.
    async reserve(id, join) {
      const room = roomAt(id);
      if (room === undefined || room.locked) throw new Error('the room is not open');
      return matchMaker.reserveSeatFor(Reflect.get(room, '_listing'), {}, join);
    },
    disconnectSeeker: (personId, code) => matchmakingRoomHere()?.disconnectPerson(personId, code),
    status: () => ({
      tables: Array.from(tables, (room) => room.status()),
      galleries: [...tables].flatMap(({ attachedRooms }) => [...attachedRooms].map((room) => room.status())),
      watchers: roomAt(LOBBY_ROOM)?.clients.length ?? 0,
      seekers: matchmakingRoomHere()?.present() ?? [],
    }),
  };
}

function roomAt(id: string): Room | undefined {
  return matchMaker.getLocalRoomById(id);
}

function matchmakingRoomHere(): MatchmakingRoom | undefined {
  const room = roomAt(MATCHMAKING_ROOM);
  return room instanceof MatchmakingRoom ? room : undefined;
}
