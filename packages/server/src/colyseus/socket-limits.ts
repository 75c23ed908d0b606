import { Protocol } from '@colyseus/core';

/** A connection as far as what it can take of us goes. */
export interface LimitedSocket {
  /** Bytes that were sent and wait to be read. */
  readonly bufferedAmount: number;
  send(data: unknown, ...rest: readonly unknown[]): void;
  terminate(): void;
  on(event: 'message' | 'close', heard: (frame: Uint8Array) => void): unknown;
}

/** Bytes that may wait for somebody who reads slowly when there is more to be sent to them. */
const MOST_UNREAD = 256 * 1024;

/** Milliseconds that somebody may take who was given a place, until they say that they have come. */
const ARRIVAL = 15_000;

/**
 * Keeps what a connection can take of us in bounds. Nothing else bounds what waits in a socket that nobody reads, nor what Colyseus keeps
 * for those who never say that they have come in: these are cut off, and so is whoever says anything else first.
 */
export function limitSocket(socket: LimitedSocket, count: (what: string) => void): void {
  let place: 'asked' | 'offered' | 'taken' = 'asked';
  const cut = (why: string): void => {
    count(`cut ${why}`);
    socket.terminate();
  };
  const late = setTimeout(() => cut('late'), ARRIVAL);
  late.unref();
  socket.on('close', () => clearTimeout(late));
  socket.on('message', (frame: Uint8Array) => {
    if (place === 'taken') return;
    if (place === 'asked' || frame[0] !== Protocol.JOIN_ROOM) return cut('uninvited');
    place = 'taken';
    clearTimeout(late);
  });
  const send = socket.send.bind(socket);
  socket.send = (data, ...rest) => {
    if (place === 'asked' && data instanceof Uint8Array && data[0] === Protocol.JOIN_ROOM) place = 'offered';
    if (socket.bufferedAmount > MOST_UNREAD) cut('slow');
    else send(copied(data), ...rest);
  };
}

/**
 * Colyseus 0.18 writes every patch of a room into the same memory and hands that out. A socket that cannot send at
 * once would send it as it has become meanwhile: another patch, with somebody else's hidden cards in it.
 */
function copied(data: unknown): unknown {
  return data instanceof Uint8Array ? Buffer.from(data) : data;
}
