import { Room } from '@colyseus/sdk';
import { vi } from 'vitest';

/** A socket that the SDK has asked for. It hangs until the test says what becomes of it. */
export interface PlantedSocket {
  readonly room: Room;
  isClosed: boolean;
  /** The server lets the page into the room. */
  opens(): void;
  /** Something on the way turns the socket down, as a proxy does. */
  isTurnedDown(): void;
}

/** What the SDK keeps to itself of a room. */
interface Inside {
  readonly onJoin: { invoke(): void };
}

/** From now on rooms have these sockets instead of real ones, in the order in which they are asked for. */
export function plantSockets(): readonly PlantedSocket[] {
  const sockets: PlantedSocket[] = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Room.prototype, 'connect').mockImplementation(function (this: Room) {
    const fail = (): void => this.onError.invoke(undefined as unknown as number, '');
    const socket: PlantedSocket = {
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

/** From now on the server keeps a place in every room that it is asked for. */
export function plantPlaces(place: object = {}): void {
  const kept = JSON.stringify({ name: 'room', roomId: 'r', sessionId: 's', processId: 'p1', ...place });
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response(kept, { headers }));
}

/** Plants the events of a window. The returned function fires one of them. */
export function plantWindow(): (event: string) => void {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return (event) => void target.dispatchEvent(Object.assign(new Event(event), { persisted: true }));
}
