import { setTimeout as sleep } from 'node:timers/promises';
import type { Room } from '@colyseus/sdk';
import type { Refusal } from '@hundredfold/shared/protocol/refusal.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/version.ts';

// The SDK takes the global WebSocket if there is one; the one of the `ws` package is faster and can be cut off.
Reflect.deleteProperty(globalThis, 'WebSocket');
const { Client } = await import('@colyseus/sdk');

const STATES: ReadonlySet<number> = new Set([14, 15]);
const CODE_MASK = 0x1f;

/** What somebody at a table is: the key makes them the same person when they come again. */
export interface Somebody {
  readonly key: string;
  readonly name: string;
}

/** A connection of the real SDK that keeps every byte it is sent. */
export interface Listener {
  readonly who: Somebody;
  /**
   * Every frame from the first state on. The handshake before it is left out: it holds what must differ from one
   * connection to the next, a reconnection token of the server's random generator, and is sent before any card is.
   */
  readonly frames: readonly Uint8Array[];
  /** Code with which the connection was closed. */
  readonly closed: Promise<number>;
  /** The answer, or the refusal. */
  ask(name: string, payload?: unknown): Promise<unknown>;
  /** Bytes as they are. */
  throwIn(bytes: Uint8Array | string): void;
  /** The line drops without a word. */
  drop(): void;
  /** Leaves and says so. */
  leave(): void;
}

export function somebody(number: number): Somebody {
  return { key: `privacy${String(number).padStart(15, '0')}`, name: `Player ${number}` };
}

/** Comes to a table; the whole state has arrived when this resolves. */
export async function listenAt(address: string, code: string, who: Somebody): Promise<Listener> {
  const room: Room = await new Client(address).joinById(code, { ...who, protocol: PROTOCOL });
  room.reconnection.enabled = false;
  const { promise: closed, resolve } = Promise.withResolvers<number>();
  room.onLeave(resolve);
  const frames = record(room);
  const ask = async (name: string, payload?: unknown): Promise<unknown> => {
    try {
      return await room.request<unknown, unknown>(name, payload, { timeout: 5000 });
    } catch (error) {
      const reason = (error as { reason?: Refusal }).reason;
      if (reason === undefined) throw error;
      return reason;
    }
  };
  await ask('me');
  const socket = (room.connection.transport as unknown as { ws: { send(data: Uint8Array | string): void; terminate(): void } })
    .ws;
  return {
    ...{ who, frames, closed, ask },
    throwIn: (bytes) => socket.send(bytes),
    drop: () => socket.terminate(),
    leave: () => void room.leave(true),
  };
}

/** Keeps a copy of each frame. States are not decoded: what is looked at is the bytes. */
function record(room: Room): readonly Uint8Array[] {
  const frames: Uint8Array[] = [];
  const { events } = room.connection;
  const { onmessage } = events;
  events.onmessage = (event: { readonly data: ArrayBuffer }) => {
    const frame = new Uint8Array(event.data).slice();
    frames.push(frame);
    if (!STATES.has((frame[0] ?? 0) & CODE_MASK)) onmessage?.(event);
  };
  return frames;
}

/** Waits until something is so. */
export async function until(what: () => boolean): Promise<void> {
  for (let waited = 0; !what(); waited++) {
    if (waited > 5000) throw new Error(`not so in time: ${what}`);
    await sleep(1);
  }
}
