import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

export interface SocketBytes {
  readonly in: number;
  readonly out: number;
}

const open = new Set<Socket>();

/** Starts to count every connection that this process opens, in any module. */
export function watchSockets(): void {
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { readonly socket: Socket };
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/** Starts a count. The returned function returns the bytes since then, of the sockets that were open at the start. */
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
