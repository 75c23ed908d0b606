import { Protocol } from '@colyseus/core';
import type { Room } from '@colyseus/sdk';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { Intent, IntentAnswer, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { type SpectatorRoomKey, spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { readView } from '@hundredfold/shared/schema/state-writer.ts';
import { type TableSchema, type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { partsOf, revealFor } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { WAIT_LIMIT_MS } from '@hundredfold/shared/testing/size.ts';
import { type ClientOptions, WebSocket } from 'ws';
import { newChanges } from './changes.ts';
import { receiptFor } from './shuffle-receipt.ts';

/** A socket that keeps every frame it receives, and drops a connection without closing it. */
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
 * Removes the reconnection token from a handshake, which consists of its code, the length of the token, the token, and public data.
 * The token is random for each connection and independent of the table.
 */
function withoutToken(handshake: Uint8Array): Uint8Array {
  const length = handshake[1] ?? 0;
  return Uint8Array.from([...handshake.subarray(0, 2), ...handshake.subarray(2 + length)]);
}

// The SDK uses the global WebSocket if there is one. It keeps it, while this module may be loaded anew.
const { WebSocket: Present } = globalThis as { readonly WebSocket?: { readonly name: string } };
if (Present?.name !== TappedSocket.name) Object.assign(globalThis, { WebSocket: TappedSocket });
const { Client } = await import('@colyseus/sdk');

/** A connection to a room. */
export interface RoomConnection<State = unknown> {
  readonly room: Room<unknown, State>;
  /** Every frame as it came from the socket. The first one is the handshake, without its token. */
  readonly frames: readonly Uint8Array[];
  /** Resolves to the code with which the connection was closed. */
  readonly closed: Promise<number>;
  /** Drops the connection without closing it. */
  drop(): Promise<void>;
  throwIn(bytes: Uint8Array | string): void;
}

/** A person at a table, over a real connection. */
export interface Player extends RoomConnection<TableState> {
  readonly secret: string;
  readonly memberId: number;
  readonly state: TableState;
  seat(): Seat | null;
  view(): View;
  /** Resolves to the answer; rejects with the refusal's id. */
  ask<Name extends IntentName>(name: Name, payload?: Intent<Name>): Promise<IntentAnswer<Name>>;
  askFor(name: string, payload: unknown): Promise<unknown>;
  act(action: AnyAction): Promise<number>;
  sees(wanted: (state: TableState) => boolean): Promise<unknown>;
}

export function newClient(address: string, headers: Readonly<Record<string, string>> = {}): InstanceType<typeof Client> {
  return new Client(address, { headers });
}

let secrets = 0;
let intents = 0;

export function newSecret(): string {
  return `k${String(++secrets).padStart(21, '0')}`;
}

/** Resolves to the answer of a room; rejects with the refusal's id. */
export async function askRoom<Answer>(room: Room, name: string, payload?: unknown): Promise<Answer> {
  try {
    return await room.request<unknown, Answer>(name, payload, { timeout: WAIT_LIMIT_MS });
  } catch (error) {
    throw new Error((error as { reason?: { refusal?: string } }).reason?.refusal ?? String(error));
  }
}

/** Connects to a room once, and never again by itself. */
export async function connect<State>(
  address: string,
  roomId: string,
  options?: object,
  schema?: TableSchema['Table'],
  headers?: Readonly<Record<string, string>>,
): Promise<RoomConnection<State>> {
  const room = await newClient(address, headers).joinById<State>(roomId, options, schema as never);
  room.reconnection.enabled = false;
  const closed = new Promise<number>((resolve) => room.onLeave(resolve));
  const socket = socketOf(room);
  return {
    room,
    frames: socket.frames,
    closed,
    drop: async () => {
      socket.terminate();
      await closed;
    },
    throwIn: (bytes) => socket.send(bytes),
  };
}

export async function join(
  address: string,
  game: Game,
  code: string,
  secret = newSecret(),
  name = 'Ann',
  protocol = PROTOCOL,
  headers?: Readonly<Record<string, string>>,
): Promise<Player> {
  const line = await connect<TableState>(address, code, { key: secret, name, protocol }, tableSchema(game).Table, headers);
  const { room } = line;
  const changes = newChanges();
  room.onStateChange(changes.tell);
  const ready = new Promise<void>((done) => room.onStateChange.once(() => done()));
  const askFor = (name: string, payload?: unknown): Promise<never> => askRoom(room, name, payload);
  const ask: Player['ask'] = askFor;
  const { person: memberId } = await ask('me');
  await ready;
  const seat = () => {
    const found = room.state.seats.findIndex((each) => each.person === memberId);
    return found < 0 ? null : found;
  };
  const options = () => JSON.parse(room.state.options) as OptionValues;
  return {
    ...line,
    secret,
    memberId,
    seat,
    ask,
    askFor,
    get state() {
      return room.state;
    },
    view: () => readView(room.state, gameCodec(game, options()), seat() ?? 'public'),
    act: (action) => ask('act', { id: `intent-${++intents}`, version: room.state.version, action }),
    sees: (wanted) => changes.until(() => wanted(room.state)),
  };
}

/** Joins the spectators of a table. They see its hands if the room is one of hands. */
export async function joinSpectators(
  address: string,
  game: Game,
  place: SpectatorRoomKey,
  secret = newSecret(),
): Promise<Room<unknown, TableState>> {
  const { Table } = tableSchema(game, place.kind === 'hands' ? 'open' : 'own');
  const options = { key: secret, name: 'Wim', protocol: PROTOCOL };
  return (await connect<TableState>(address, spectatorRoomId(place), options, Table)).room;
}

export async function takesPart({ memberId, ask, sees, state }: Player): Promise<void> {
  const shown = () => tableFacts.shuffle.codec.decode(state.shuffle);
  const receipt = receiptFor(shown(), memberId);
  await ask('commit', partsOf(receipt));
  await sees(() => shown().stage === 'revealing');
  await ask('reveal', { reveal: revealFor(receipt, shown().attempt) });
}

/** Returns the socket under a connection of the SDK. */
function socketOf<State>({ connection: { transport } }: Room<unknown, State>): TappedSocket {
  if ('ws' in transport && transport.ws instanceof WebSocket) return transport.ws as TappedSocket;
  throw new Error('the SDK took another WebSocket');
}
