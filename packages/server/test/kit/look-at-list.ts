import { setImmediate as nextTask } from 'node:timers/promises';
import { LOBBY_ROOM, type LobbyMessages, type LobbyQuery } from '@hundredfold/shared/protocol/lobby.ts';
import { withChanges } from '@hundredfold/shared/protocol/lobby-changes.ts';
import type { LobbyList, LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import { newChanges } from './changes.ts';
import { askRoom, connect } from './live-player.ts';

export const FIRST_LOOK: LobbyQuery = { games: [], seat: false };

export interface Onlooker {
  readonly list: LobbyList;
  /** Every frame as it came from the socket. */
  readonly frames: readonly Uint8Array[];
  /** Resolves to the page of rows that the client then holds; rejects with the refusal's id. */
  look(look: unknown): Promise<LobbyList>;
  until(wanted: (rows: readonly LobbyRow[]) => boolean): Promise<unknown>;
  leave(): void;
}

export async function lookAtList(address: string, first: LobbyQuery = FIRST_LOOK): Promise<Onlooker> {
  const { room, frames } = await connect(address, LOBBY_ROOM);
  const changes = newChanges();
  const held = { list: { rows: [], total: 0 } as LobbyList };
  const update = (list: LobbyList) => {
    held.list = list;
    changes.tell();
  };
  const { events } = room.connection;
  const { onmessage } = events;
  let read = Promise.resolve();
  events.onmessage = (event: MessageEvent<ArrayBuffer>) => {
    // In a browser each frame is a task of its own. Here several may come at once, and changes would overtake a page that is
    // awaited.
    read = read.then(() => onmessage?.(event)).then(() => nextTask());
  };
  room.onMessage<LobbyMessages['changes']>('changes', (message) => update(withChanges(held.list, message)));
  const onlooker: Onlooker = {
    get list() {
      return held.list;
    },
    frames,
    async look(look) {
      const page = await askRoom<LobbyList>(room, 'look', look);
      update({ rows: page.rows, total: page.total });
      return page;
    },
    until: (wanted) => changes.until(() => wanted(held.list.rows)),
    leave: () => void room.leave(),
  };
  await onlooker.look(first);
  return onlooker;
}
