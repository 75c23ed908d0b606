import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** What came over all sockets of this process, and what went out over them. */
export interface SocketBytes {
  readonly in: number;
  readonly out: number;
}

const open = new Set<Socket>();

/** From now on every connection that this process opens is counted, whoever opens it. */
export function watchSockets(): void {
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { readonly socket: Socket };
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/** Says what has come and gone since; of the sockets that are open at both times. */
export function countSockets(): () => SocketBytes {
  const before = [...open].map((socket) => ({ socket, in: socket.bytesRead, out: socket.bytesWritten }));
  return () => {
    const since = { in: 0, out: 0 };
    for (const each of before) {
      since.in += each.socket.bytesRead - each.in;
      since.out += each.socket.bytesWritten - each.out;
    }
    return since;
  };
}
