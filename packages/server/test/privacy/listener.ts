import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises';
import { Protocol } from '@colyseus/core';
import type { Room } from '@colyseus/sdk';
import { type IntentRefusal, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { newClient, socketOf } from '../kit/live-player.ts';

const PASSED_ON: ReadonlySet<number> = new Set([Protocol.ERROR, Protocol.ROOM_RESPONSE]);

export const NO_HANDLER = 'no_handler';

/** A person in the tests; with the same secret they come back as the same person. */
export interface TestPerson {
  readonly secret: string;
  readonly name: string;
}

/** A connection whose bytes are looked at, and whose states are not decoded. */
export interface Listener {
  readonly who: TestPerson;
  /** Every frame as it came from the socket. The first frame is the handshake, without its token. */
  readonly frames: readonly Uint8Array[];
  /** Resolves to the code with which the connection was closed. */
  readonly closed: Promise<number>;
  /** Returns the answer, or the refusal. */
  ask(name: string, payload?: unknown): Promise<unknown>;
  throwIn(bytes: Uint8Array | string): void;
  read(on: boolean): void;
  /** Drops the connection without leaving. */
  drop(): void;
  leave(): void;
}

export function testPerson(number: number): TestPerson {
  return { secret: `privacy${String(number).padStart(15, '0')}`, name: `Player ${number}` };
}

/** Joins a table. The full state has arrived when this resolves. */
export async function listenAt(address: string, code: string, who: TestPerson): Promise<Listener> {
  const room: Room = await newClient(address).joinById(code, { key: who.secret, name: who.name, protocol: PROTOCOL });
  room.reconnection.enabled = false;
  const closed = new Promise<number>((resolve) => room.onLeave(resolve));
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
  const socket = socketOf(room);
  return {
    who,
    frames: socket.frames,
    closed,
    ask,
    throwIn: (bytes) => socket.send(bytes),
    read: (on) => (on ? socket.resume() : socket.pause()),
    drop: () => socket.terminate(),
    leave: () => void room.leave(true),
  };
}

export async function until(what: () => boolean): Promise<void> {
  for (let waited = 0; !what(); waited++) {
    if (waited > 5000) throw new Error(`this did not become true in time: ${what}`);
    await (waited < 100 ? soon() : sleep(1));
  }
}
