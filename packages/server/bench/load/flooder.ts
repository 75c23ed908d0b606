import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { WebSocket } from 'ws';
import { placeAt } from './place.ts';

/** The number of messages in each millisecond: ten thousand a second. */
const MESSAGES_PER_MS = 10;

/** Two frames of Colyseus' protocol: "I have joined", and a message with an unknown name. */
const JOINED = Uint8Array.of(10);
const MESSAGE = Uint8Array.of(13, 0xa5, ...Buffer.from('flood'));

/** The order to this process: to flood a table, or to stop. */
export type FloodOrder = { readonly port: number; readonly code: string } | 'stop';

let isOn = false;
/** The time in milliseconds for which each connection was left open. */
let openTimesMs: number[] = [];

/** Floods a table as a client that comes back as soon as it is cut off. */
async function flood(port: number, code: string): Promise<void> {
  while (isOn) {
    const person = { key: randomBytes(16).toString('base64url'), name: 'Flood', protocol: PROTOCOL };
    const socket = new WebSocket(await placeAt(port, code, person));
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    await once(socket, 'message');
    socket.send(JOINED);
    const start = performance.now();
    while (isOn && socket.readyState === WebSocket.OPEN) {
      for (let message = 0; message < MESSAGES_PER_MS; message++) socket.send(MESSAGE);
      await sleep(1);
    }
    socket.terminate();
    await closed;
    openTimesMs.push(performance.now() - start);
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (order: FloodOrder) => {
  if (order === 'stop') {
    isOn = false;
    process.send?.({ lines: openTimesMs.length, longest: Math.max(0, ...openTimesMs) });
    openTimesMs = [];
    return;
  }
  isOn = true;
  void flood(order.port, order.code);
  process.send?.('on');
});
process.send?.('ready');
