import { type Client, Protocol } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import type { SeatState } from '@hundredfold/shared/schema/table.ts';
import { type Requester, tokenBucket } from '../table/intents/handle-intent.ts';
import type { JoinOptions } from './auth.ts';

/** What the room knows of a connection. */
export interface TableUserData extends Requester {
  /** The seat whose hidden cards this connection is sent. */
  seat: SeatState | null;
  /** How many requests came through to be answered. */
  heard: number;
}

export type TableClient = Client<{ userData: TableUserData; auth: JoinOptions }>;

export function tableUserData(number: number, messagesPerSecond: number): TableUserData {
  return { number, allowance: tokenBucket(messagesPerSecond, performance.now()), seat: null, heard: 0 };
}

/** Lets a connection see the hidden cards of one seat, or of none. A view is never used for two seats. */
export function setVisibleSeat(client: TableClient, seat: SeatState | null): void {
  const { userData } = client;
  if (userData === undefined || userData.seat === seat) return;
  userData.seat = seat;
  client.view?.dispose();
  delete client.view;
  if (seat === null) return;
  client.view = new StateView();
  client.view.add(seat, -1, false); // Without the last arguments, hidden fields of what the seat is part of would be shown too.
}

/** A TCP socket as far as holding back what is written to it goes. */
interface Corked {
  cork(): void;
  uncork(): void;
}

/** Until the work at hand is done, what is sent to a client is held back: a patch and the reply after it leave as one packet. */
export function sendTogether(clients: Iterable<TableClient>): void {
  const sockets: Corked[] = [];
  for (const { ref } of clients) {
    const socket = (ref as { readonly _socket?: Corked | null })._socket; // ws has no public way to it.
    if (socket) sockets.push(socket);
  }
  for (const socket of sockets) socket.cork();
  process.nextTick(() => {
    for (const socket of sockets) socket.uncork();
  });
}

/** What clients of ours send besides requests. */
const KNOWN: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]);

/** Tells of frames that no client of ours would send, which Colyseus turns down or ignores by itself. */
export function watchFrames(client: TableClient, foreign: () => void): void {
  const { userData } = client;
  client.ref.on('error', foreign); // A frame that is too long, or none at all.
  let garbage = 0;
  let asked = 0;
  client.ref.on('message', (frame: Uint8Array) => {
    const type = frame[0] ?? 0;
    if (type === Protocol.ROOM_REQUEST) asked++;
    else if (!KNOWN.has(type)) foreign();
    queueMicrotask(() => {
      // Requests that could not be read, or of a name that nobody answers to, never come to be heard.
      for (; asked - (userData?.heard ?? asked) > garbage; garbage++) foreign();
    });
  });
}
