// Threats (docs/security.md): D7.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Protocol } from '@colyseus/core';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { lookAtList } from './kit/look-at-list.ts';
import { openForTest } from './kit/open-for-test.ts';
import { socketIn } from './kit/raw-socket.ts';
import { newDataDir, QUICK_TIMERS } from './kit/server-process.ts';

/** The factor by which the server's timers are faster than real ones. All seconds below are the server's. */
const TIMER_SPEED = 5;
const CLOSING_LIMIT_S = 20;
const OF_EACH_KIND = bySize({ full: 15, soak: 300 });

const JOIN_FRAME = Uint8Array.of(Protocol.JOIN_ROOM);
/** A request without a handler, to which Colyseus sends a long answer. */
const QUESTION = Uint8Array.from([Protocol.ROOM_REQUEST, 1, 0xa4, ...Buffer.from('peek')]);

async function pausedSocket(address: string, every: number, act: (socket: WebSocket) => void): Promise<WebSocket> {
  const socket = await lobbySocket(address);
  socket.send(JOIN_FRAME);
  socket.pause();
  const timer = setInterval(() => act(socket), every / TIMER_SPEED);
  socket.on('close', () => clearInterval(timer));
  return socket;
}

async function lobbySocket(address: string): Promise<WebSocket> {
  const socket = await socketIn(address, LOBBY_ROOM);
  await once(socket, 'message');
  return socket;
}

const READERS: Readonly<Record<string, (address: string) => Promise<WebSocket>>> = {
  'sends pongs without pings': (address) => pausedSocket(address, 500, (socket) => socket.pong()),
  'asks again and again': (address) => pausedSocket(address, 400, (socket) => socket.send(QUESTION)),
  'never confirms that it has joined': lobbySocket,
};

/** Returns whether the server has closed a connection, which a client that does not read cannot notice. */
async function isClosed(socket: WebSocket): Promise<boolean> {
  socket.resume();
  if (socket.readyState !== WebSocket.CLOSED) await Promise.race([once(socket, 'close'), sleep(2000)]);
  const closed = socket.readyState === WebSocket.CLOSED;
  socket.terminate();
  return closed;
}

test.each(Object.entries(READERS))(
  `a client that reads nothing and %s is cut off within ${CLOSING_LIMIT_S} seconds, and others are served`,
  async (_, arrive) => {
    const env = { DATA_DIR: newDataDir(), TIMER_SPEED: String(TIMER_SPEED) };
    const { address, child } = await openForTest(env, QUICK_TIMERS);
    const sockets = await Promise.all(Array.from({ length: OF_EACH_KIND }, () => arrive(address)));
    await sleep((CLOSING_LIMIT_S * 1000) / TIMER_SPEED);
    expect((await lookAtList(address)).list.rows).toEqual([]);
    expect(await Promise.all(sockets.map(isClosed))).toEqual(sockets.map(() => true));
    expect(child.exitCode).toBeNull();
  },
);
