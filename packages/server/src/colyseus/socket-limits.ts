import { Protocol } from '@colyseus/core';
import type { Clock } from '../platform/clock.ts';

export interface LimitedSocket {
  /** The number of bytes that were sent and wait to be read. */
  readonly bufferedAmount: number;
  send(data: unknown, ...rest: readonly unknown[]): void;
  terminate(): void;
  on(event: 'message' | 'close', heard: (frame: Uint8Array) => void): unknown;
  off(event: 'message' | 'close', heard: (frame: Uint8Array) => void): unknown;
}

const MAX_UNREAD_BYTES = 256 * 1024;

/** The time in milliseconds in which a client with a reserved seat must say that it has arrived. */
const JOIN_TIMEOUT_MS = 15_000;

/**
 * Limits what a connection costs the server. Nothing else limits the unread data in a socket, nor what Colyseus keeps for clients
 * that never confirm their seat. Such clients are cut off, and so are clients that send anything else first. The clock stands still
 * while the process does, so that a confirmation that came meanwhile is read.
 */
export function limitSocket(socket: LimitedSocket, count: (what: string) => void, { after }: Pick<Clock, 'after'>): void {
  let isSeatOffered = false;
  const cut = (why: string): void => {
    count(`cut ${why}`);
    socket.terminate();
  };
  const stopWaiting = after(JOIN_TIMEOUT_MS, () => cut('late'));
  const takeSeat = (frame: Uint8Array): void => {
    if (!isSeatOffered || frame[0] !== Protocol.JOIN_ROOM) cut('uninvited');
    stopWaiting();
    socket.off('close', stopWaiting);
    socket.off('message', takeSeat);
  };
  socket.on('close', stopWaiting);
  socket.on('message', takeSeat);
  const { send } = socket;
  socket.send = (data, ...rest) => {
    isSeatOffered ||= data instanceof Uint8Array && data[0] === Protocol.JOIN_ROOM;
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) cut('slow');
    else send.call(socket, copied(data), ...rest);
  };
}

/**
 * Copies a frame. Colyseus 0.18 writes every patch of a room into the same memory and hands that memory out. A socket that cannot
 * send at once would send what the memory has become meanwhile: another patch, with another player's hidden cards.
 */
function copied(data: unknown): unknown {
  return data instanceof Uint8Array ? Buffer.from(data) : data;
}
