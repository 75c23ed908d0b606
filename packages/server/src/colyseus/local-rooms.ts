import { matchMaker, type Room } from '@colyseus/core';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import type { AppContext } from '../app/context.ts';
import type { LocalRooms } from '../directory/local-rooms.ts';
import { MatchmakingRoom } from './matchmaking-room.ts';
import { SPECTATOR_ROOM } from './spectator-room.ts';
import { loadedTable, TableRoom } from './table-room.ts';

/** Returns the rooms that Colyseus has open in this process. */
export function localRooms(context: AppContext): LocalRooms {
  // Tests open one server after the other in a process, and a closed room waits for people with a reserved seat.
  const tableRooms = (): readonly TableRoom[] => [...TableRoom.loaded].filter((room) => room.context === context);
  return {
    table: loadedTable,
    tables: tableRooms,
    isOpen: (room) => roomAt(room) !== undefined,
    async loadTable(game, code) {
      await matchMaker.handleCreateRoom(game, { code });
    },
    async openSpectatorRoom(place) {
      await matchMaker.handleCreateRoom(SPECTATOR_ROOM, place);
    },
    reserve: (room, join) => matchMaker.joinById(room, join, { ip: join.network, headers: new Headers() }),
    disconnectSeeker: (personId, code) => matchmakingRoomHere()?.disconnectPerson(personId, code),
    status: () => ({
      tables: tableRooms().map((room) => room.status()),
      galleries: tableRooms().flatMap(({ attachedRooms }) => [...attachedRooms].map((room) => room.status())),
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
