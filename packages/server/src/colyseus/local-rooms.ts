import { matchMaker, type Room } from '@colyseus/core';
import type { AppContext } from '../app/context.ts';
import type { ClusterRequest } from '../cluster/message-bus.ts';
import { TableRoom } from './table-room.ts';

/** Returns a loaded table of this process by its code. */
export function loadedTable(code: string): TableRoom | undefined {
  const room = matchMaker.getLocalRoomById(code);
  return room instanceof TableRoom ? room : undefined;
}

/** Returns the number of tables that are loaded in this process. */
export function loadedTableCount(): number {
  return TableRoom.loaded.size;
}

/** Returns the loaded tables of this process. */
export async function loadedTables(): Promise<readonly TableRoom[]> {
  return (await allRooms()).filter((room) => room instanceof TableRoom);
}

/** Returns all rooms of this process. */
export async function allRooms(): Promise<readonly Room[]> {
  const listed = await matchMaker.query();
  return listed.flatMap(({ roomId }) => matchMaker.getLocalRoomById(roomId) ?? []);
}

/** Sends a request to the other process that has a table loaded; `null` if no process has, or it does not answer. */
export async function requestFromHolder<Body extends { readonly code: string }, Answer>(
  { storage, bus }: Pick<AppContext, 'storage' | 'bus'>,
  request: ClusterRequest<Body, Answer>,
  body: Body,
): Promise<Answer | null> {
  const process = await storage.holderOf(body.code);
  return process === null ? null : bus.request(process, request, body).catch(() => null);
}
