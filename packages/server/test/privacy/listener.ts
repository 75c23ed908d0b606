import { Protocol } from '@colyseus/core';
import { type IntentRefusal, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { connect, type RoomConnection } from '../kit/live-player.ts';

const PASSED_ON: ReadonlySet<number> = new Set([Protocol.ERROR, Protocol.ROOM_RESPONSE]);

export const NO_HANDLER = 'no_handler';

/** A person in the tests; with the same secret they come back as the same person. */
export interface TestPerson {
  readonly secret: string;
  readonly name: string;
}

/** A connection whose bytes are looked at, and whose states are not decoded. */
export interface Listener extends RoomConnection {
  readonly who: TestPerson;
  /** Returns the answer, or the refusal. */
  ask(name: string, payload?: unknown): Promise<unknown>;
}

export function testPerson(number: number): TestPerson {
  return { secret: `privacy${String(number).padStart(15, '0')}`, name: `Player ${number}` };
}

/** Joins a table. The full state has arrived when this resolves. */
export async function listenAt(address: string, code: string, who: TestPerson): Promise<Listener> {
  const line = await connect(address, code, { key: who.secret, name: who.name, protocol: PROTOCOL });
  const { room } = line;
  const { events } = room.connection;
  const { onmessage } = events;
  events.onmessage = (event: { readonly data: ArrayBuffer }) => {
    if (PASSED_ON.has(new Uint8Array(event.data)[0] ?? 0)) onmessage?.(event);
  };
  const ask = async (name: string, payload?: unknown): Promise<unknown> => {
    try {
      return await room.request<unknown, unknown>(name, payload, { timeout: 5000 });
    } catch (error) {
      const { name, reason } = error as Error & { reason?: IntentRefusal };
      if (name === NO_HANDLER) return { refusal: NO_HANDLER };
      if (reason === undefined) throw error;
      return reason;
    }
  };
  await ask('me');
  return { ...line, who, ask };
}

/** Resolves when everything that was sent before has arrived. */
export async function settled(listeners: readonly Listener[]): Promise<void> {
  await Promise.all(listeners.map((each) => each.ask('me')));
}

/** Compares what two connections received, which must be the same in number, order, length and every byte. */
export function compareFrames(subject: string, one: readonly Uint8Array[], other: readonly Uint8Array[]): readonly string[] {
  const frames = Math.max(one.length, other.length);
  for (let at = 0; at < frames; at++) {
    const [here, there] = [hex(one[at]), hex(other[at])];
    if (here !== there)
      return [`${subject}: frame ${at} of ${one.length} is ${here} in one world, and of ${other.length} ${there} in the other`];
  }
  return [];
}

function hex(frame: Uint8Array | undefined): string {
  return frame === undefined ? 'missing' : `${Buffer.from(frame).toString('hex')} (${frame.length} bytes)`;
}
