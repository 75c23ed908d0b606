import { Room } from '@colyseus/sdk';
import { vi } from 'vitest';

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

export function fakeWindowEvents(): (event: string) => void {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return (event) => void target.dispatchEvent(Object.assign(new Event(event), { persisted: true }));
}
