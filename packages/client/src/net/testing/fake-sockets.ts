import { Room } from '@colyseus/sdk';
import { STATE_LAYOUT } from '@hundredfold/shared/protocol/http.ts';
import { vi } from 'vitest';
import { joinTable } from '../join-table.ts';

export interface FakeSocket {
  readonly room: Room;
  isClosed: boolean;
  opens(): void;
  isTurnedDown(): void;
}

/** The private fields of the SDK's room. */
interface Inside {
  readonly onJoin: { invoke(): void };
}

export function fakeSockets(): readonly FakeSocket[] {
  const sockets: FakeSocket[] = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Room.prototype, 'connect').mockImplementation(function (this: Room) {
    const fail = (): void => this.onError.invoke(undefined as unknown as number, '');
    const socket: FakeSocket = {
      room: this,
      isClosed: false,
      opens: () => (this as unknown as Inside).onJoin.invoke(),
      isTurnedDown: fail,
    };
    sockets.push(socket);
    const close = (): void => {
      socket.isClosed = true;
      fail();
    };
    this.connection = { isOpen: false, close, send: () => undefined } as unknown as Room['connection'];
  });
  return sockets;
}

export function fakeReservations(place: object = {}): void {
  const kept = JSON.stringify({ name: 'room', roomId: 'r', sessionId: 's', processId: 'p1', ...place });
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response(kept, { headers }));
}

/** The place in the room of a table. */
export const TABLE_PLACE = { code: 'ABCD2345', game: 'mod-four', layout: STATE_LAYOUT };

/** Opens a table whose socket is asked for, and not open yet. The test must fake timers. */
export async function openingTable() {
  fakeReservations(TABLE_PLACE);
  const sockets = fakeSockets();
  const link = joinTable({ code: 'ABCD2345', from: 'table' }, () => ({ name: 'Ann', seal: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  const [socket] = sockets;
  if (socket === undefined) throw new Error('no socket was asked for');
  return { link, socket, sockets };
}

export function fakeWindowEvents(): (event: string) => void {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return (event) => void target.dispatchEvent(Object.assign(new Event(event), { persisted: true }));
}
