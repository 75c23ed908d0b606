import { codeSchema } from '@hundredfold/shared/protocol/code.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { readSpectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import * as v from 'valibot';

/** Returns whether an id is that of a room without a table: the lobby of each process, or the single matchmaking room. */
export function isSystemRoom(id: string): boolean {
  return id === LOBBY_ROOM || id === MATCHMAKING_ROOM;
}

export function isRoomId(id: string): boolean {
  return isSystemRoom(id) || tableOf(id) !== null;
}

export function tableOf(id: string): string | null {
  return v.is(codeSchema, id) ? id : (readSpectatorRoomId(id)?.code ?? null);
}
