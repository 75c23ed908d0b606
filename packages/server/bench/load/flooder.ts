import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { WebSocket } from 'ws';
import { placeAt } from './place.ts';

/** Messages that are sent in each millisecond: ten thousand a second. */
const EACH = 10;

/** Colyseus' own words: "I am there", and a message of a name that nobody answers to. */
const JOINED = Uint8Array.of(10);
const MESSAGE = Uint8Array.of(13, 0xa5, ...Buffer.from('flood'));

/** What this process is told: to flood a table until it is told to stop. */
export type FloodOrder = { readonly port: number; readonly code: string } | 'stop';

let isOn = false;
/** Milliseconds for which each of its lines was left open. */
let lasted: number[] = [];

/** Somebody who comes again as soon as they are thrown out. */
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
      for (let message = 0; message < EACH; message++) socket.send(MESSAGE);
      await sleep(1);
    }
    socket.terminate();
    await closed;
    lasted.push(performance.now() - start);
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (order: FloodOrder) => {
  if (order === 'stop') {
    isOn = false;
    process.send?.({ lines: lasted.length, longest: Math.max(0, ...lasted) });
    lasted = [];
    return;
  }
  isOn = true;
  void flood(order.port, order.code);
  process.send?.('on');
});
process.send?.('ready');
