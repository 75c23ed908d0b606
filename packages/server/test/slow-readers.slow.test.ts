// Threats (docs/security.md): D7.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Protocol } from '@colyseus/core';
import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { join, newSecret } from './kit/live-player.ts';
import { makeTable } from './kit/live-table.ts';
import { lookAtList } from './kit/look-at-list.ts';
import { openForTest } from './kit/open-for-test.ts';
import { socketIn } from './kit/raw-socket.ts';
import { newDataDir, QUICK_TIMERS } from './kit/server-process.ts';

/** The factor by which the server's timers are faster than real ones. All seconds below are the server's. */
const TIMER_SPEED = 5;
const CLOSING_LIMIT_S = 20;
const OF_EACH_KIND = bySize({ full: 15, soak: 300 });
const MAX_BYTES_PER_SECOND = 2000;
const MAX_MEMORY_MB = 30;

/** A name of the maximum length: 416 bytes. */
const LONG_NAME = '👩🏽‍🤝‍👨🏿'.repeat(16);

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

/** Returns the resident memory of a process in MB. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** Opens and closes a table again and again, whose host has a name of the maximum length. */
async function changeTheList(address: string): Promise<void> {
  const key = newSecret();
  const code = await makeTable(address, { game: hundredRummy.id, open: true, key });
  const host = await join(address, hundredRummy, code, key, LONG_NAME);
  await host.ask('sit', { seat: 0 });
  let open = true;
  const toggling = setInterval(() => {
    open = !open;
    host.ask('set', { open }).catch(() => undefined);
  }, 60);
  onTestFinished(() => clearInterval(toggling));
}

test(`clients that read nothing are cut off within ${CLOSING_LIMIT_S} seconds and cost almost nothing, and others are served`, async () => {
  const env = { DATA_DIR: newDataDir(), TIMER_SPEED: String(TIMER_SPEED) };
  const { address, child } = await openForTest(env, QUICK_TIMERS);
  await changeTheList(address);
  const kinds = Object.entries(READERS).flatMap((kind) => Array.from({ length: OF_EACH_KIND }, () => kind));
  const arrive = () => Promise.all(kinds.map(async ([kind, open]) => ({ kind, socket: await open(address) })));

  // Readers that read run first, so that their own cost does not count.
  const reading = await arrive();
  for (const { socket } of reading) socket.resume();
  await sleep(1000);
  for (const { socket } of reading) socket.terminate();

  const honest = await lookAtList(address);
  const received = () => honest.frames.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const [bytesBefore, memoryBefore] = [received(), await memoryOf(child.pid)];
  let most = memoryBefore;
  const measuring = setInterval(async () => {
    most = Math.max(most, await memoryOf(child.pid));
  }, 200);
  onTestFinished(() => clearInterval(measuring));
  const readers = await arrive();
  await sleep((CLOSING_LIMIT_S * 1000) / TIMER_SPEED);
  const bytes = received() - bytesBefore;
  const left = await Promise.all(readers.map(async ({ kind, socket }) => ((await isClosed(socket)) ? [] : kind)));
  expect(left.flat()).toEqual([]);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / CLOSING_LIMIT_S).toBeLessThan(MAX_BYTES_PER_SECOND);
  expect(most - memoryBefore).toBeLessThan(MAX_MEMORY_MB);
  expect(child.exitCode).toBeNull();
});
