import { matchMaker, type Room } from '@colyseus/core';
import type { AppContext } from '../app/context.ts';
import type { ClusterRequest } from '../cluster/message-bus.ts';
import { TableRoom } from './table-room.ts';

/** A table that is up in this process, by its code. */
export function loadedTable(code: string): TableRoom | undefined {
  const room = matchMaker.getLocalRoomById(code);
  return room instanceof TableRoom ? room : undefined;
}

/** The tables that are up in this process. */
export async function loadedTables(): Promise<readonly TableRoom[]> {
  return (await allRooms()).filter((room) => room instanceof TableRoom);
}

/** All rooms of this process. */
export async function allRooms(): Promise<readonly Room[]> {
  const listed = await matchMaker.query();
  return listed.flatMap(({ roomId }) => matchMaker.getLocalRoomById(roomId) ?? []);
}

/** Asks whichever other process has a table up, by its code; `null` where none has, or it does not answer. */
export async function requestFromHolder<Body extends { readonly code: string }, Answer>(
  { archive, bus }: Pick<AppContext, 'archive' | 'bus'>,
  question: ClusterRequest<Body, Answer>,
  body: Body,
): Promise<Answer | null> {
  const process = await archive.holderOf(body.code);
  return process === null ? null : bus.request(process, question, body).catch(() => null);
}
