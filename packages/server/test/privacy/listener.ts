import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises';
import { Protocol } from '@colyseus/core';
import type { Room } from '@colyseus/sdk';
import { type IntentRefusal, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { type ClientOptions, WebSocket } from 'ws';

/** A socket that keeps every frame it receives, whatever becomes of it. */
class TappedSocket extends WebSocket {
  readonly frames: Uint8Array[] = [];

  constructor(address: string, options?: ClientOptions) {
    super(address, options);
    this.on('message', (data: Buffer | ArrayBuffer) => {
      const frame = new Uint8Array(data).slice();
      this.frames.push(frame[0] === Protocol.JOIN_ROOM ? withoutToken(frame) : frame);
    });
  }
}

/**
 * A handshake is its code, the length of a reconnection token, the token, and what the server tells everybody. The
 * token is the one thing that differs by right: it is drawn anew for each connection and knows nothing of the table.
 */
function withoutToken(handshake: Uint8Array): Uint8Array {
  const length = handshake[1] ?? 0;
  return Uint8Array.from([...handshake.subarray(0, 2), ...handshake.subarray(2 + length)]);
}

// The SDK takes the global WebSocket if there is one.
Object.assign(globalThis, { WebSocket: TappedSocket });
const { Client } = await import('@colyseus/sdk');

/** Frames that the SDK is handed on. */
const HANDED_ON: ReadonlySet<number> = new Set([Protocol.ERROR, Protocol.ROOM_RESPONSE]);

/** Colyseus' own word for a request that nobody answers to. */
export const NO_HANDLER = 'no_handler';

/** What somebody at a table is: the secret makes them the same person when they come again. */
export interface Somebody {
  readonly secret: string;
  readonly name: string;
}

/** A connection of the real SDK that keeps every byte it is sent. */
export interface Listener {
  readonly who: Somebody;
  /** Every frame, as it came from the socket; of the handshake, which is the first, all but its token. */
  readonly frames: readonly Uint8Array[];
  /** Code with which the connection was closed. */
  readonly closed: Promise<number>;
  /** The answer, or the refusal. */
  ask(name: string, payload?: unknown): Promise<unknown>;
  /** Bytes as they are. */
  throwIn(bytes: Uint8Array | string): void;
  /** Stops reading what comes, or goes on. */
  read(on: boolean): void;
  /** The line drops without a word. */
  drop(): void;
  /** Leaves and says so. */
  leave(): void;
}

export function somebody(number: number): Somebody {
  return { secret: `privacy${String(number).padStart(15, '0')}`, name: `Player ${number}` };
}

/** Comes to a table; the whole state has arrived when this resolves. */
export async function listenAt(address: string, code: string, who: Somebody): Promise<Listener> {
  const room: Room = await new Client(address).joinById(code, { key: who.secret, name: who.name, protocol: PROTOCOL });
  room.reconnection.enabled = false;
  const { promise: closed, resolve } = Promise.withResolvers<number>();
  room.onLeave(resolve);
  handOnAnswers(room);
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

function socketOf({ connection: { transport } }: Room): TappedSocket {
  if ('ws' in transport && transport.ws instanceof TappedSocket) return transport.ws;
  throw new Error('the SDK took another WebSocket');
}

/** States are not decoded: what is looked at is the bytes. */
function handOnAnswers(room: Room): void {
  const { events } = room.connection;
  const { onmessage } = events;
  events.onmessage = (event: { readonly data: ArrayBuffer }) => {
    if (HANDED_ON.has(new Uint8Array(event.data)[0] ?? 0)) onmessage?.(event);
  };
}

/** Waits until something is so. */
export async function until(what: () => boolean): Promise<void> {
  for (let waited = 0; !what(); waited++) {
    if (waited > 5000) throw new Error(`not so in time: ${what}`);
    await (waited < 100 ? soon() : sleep(1));
  }
}
