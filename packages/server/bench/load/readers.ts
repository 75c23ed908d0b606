import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { WebSocket } from 'ws';
import { placeAt } from './place.ts';
import { severalAtATime } from './several.ts';

/** The frame of Colyseus' protocol that says "I have joined". */
const JOINED = Uint8Array.of(10);
const AT_A_TIME = 16;

/** The order to this process: a number of spectators come to watch all hands of a table, or all of them leave. */
export type ReadersOrder = { readonly port: number; readonly code: string; readonly count: number } | 'go';

let sockets: WebSocket[] = [];
let frames = 0;

/**
 * Adds a spectator on a bare socket. Frames are not decoded, so that the one core that all spectators share is not the
 * bottleneck.
 */
async function addSpectator(port: number, code: string): Promise<void> {
  const person = { key: randomBytes(16).toString('base64url'), name: 'Reader', protocol: PROTOCOL };
  const socket = new WebSocket(await placeAt(port, spectatorRoomId({ code, kind: 'hands' }), person));
  await once(socket, 'message');
  socket.send(JOINED);
  socket.on('message', () => void frames++);
  sockets.push(socket);
}

process.on('disconnect', () => process.exit());
process.on('message', async (order: ReadersOrder) => {
  if (order === 'go') {
    for (const socket of sockets) socket.close();
    const received = frames;
    [sockets, frames] = [[], 0];
    process.send?.({ frames: received });
    return;
  }
  await severalAtATime(order.count, AT_A_TIME, () => addSpectator(order.port, order.code));
  process.send?.({ here: sockets.length });
});
process.send?.('ready');
