import { WebSocket } from 'ws';
import { newSecret } from './live-player.ts';
import { postJson } from './live-table.ts';

/** Opens a socket to a server without the SDK. */
export function openSocket(address: string, path: string): WebSocket {
  const socket = new WebSocket(address.replace('http', 'ws') + path);
  socket.on('error', () => undefined);
  return socket;
}

/** Reserves a place in a room, and opens the socket that takes it. */
export async function socketIn(address: string, room: string): Promise<WebSocket> {
  const place = await postJson(`${address}/matchmake/joinById/${room}`, { key: newSecret(), name: 'Mallory', protocol: 1 });
  const { sessionId } = (await place.json()) as { sessionId: string };
  return openSocket(address, `/any/${room}?sessionId=${sessionId}`);
}
