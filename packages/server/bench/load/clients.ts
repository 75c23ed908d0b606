import type { Client, Room } from '@colyseus/sdk';
import type { Drive } from './drive.ts';
import { countFrame } from './tally.ts';

// The SDK uses the global WebSocket if there is one, but the class of the `ws` package costs a load generator far less.
Reflect.deleteProperty(globalThis, 'WebSocket');
const sdk = await import('@colyseus/sdk');

export function newClient(port: number): Client {
  return new sdk.Client(`ws://127.0.0.1:${port}`);
}

export async function newTable(port: number, wanted: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`no table: ${response.status} ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { readonly code: string }).code;
}

export async function joinTable<State>(
  client: Client,
  code: string,
  options: object,
  Table: new () => State,
): Promise<Room<unknown, State>> {
  const room = await client.joinById<State>(code, options, Table);
  room.reconnection.enabled = false;
  await new Promise<void>((resolve, reject) => {
    room.onStateChange.once(() => resolve());
    room.onLeave((code) => reject(new Error(`thrown out with ${code}`)));
  });
  return room;
}

export function countFrames(room: Room, drive: Drive): void {
  const { events } = room.connection;
  const deliver = events.onmessage;
  events.onmessage = (event: { readonly data: ArrayBuffer }) => {
    countFrame(drive.tally, new Uint8Array(event.data));
    deliver?.(event);
  };
}
