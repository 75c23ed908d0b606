// Threats (docs/security.md): D7.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Protocol } from '@colyseus/core';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { hundredRummy } from '@hundredfold/shared/games/hundred-rummy/index.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newSecret, type Player } from './kit/live-player.ts';
import { makeTable, seated } from './kit/live-table.ts';
import { bytesPerSecond, lookAtList } from './kit/look-at-list.ts';
import { socketIn } from './kit/raw-socket.ts';
import { newDataDir, type OpenProcess, openProcess, QUICK_TIMERS } from './kit/server-process.ts';

const game: Game = hundredRummy;

/** The factor by which the server's timers are faster than real ones. All seconds below are the server's. */
const TIMER_SPEED = 5;
const SECONDS = bySize({ full: 20, soak: 900 });
const CLOSING_LIMIT_S = 20;
const MAX_MEMORY_MB = 30;
const MAX_BYTES_PER_SECOND = 2000;
const TABLES = 8;
const OF_EACH_KIND = 15;

/** A name of the maximum length: 416 bytes. */
const LONG_NAME = '👩🏽‍🤝‍👨🏿'.repeat(16);

const JOIN_FRAME = Uint8Array.of(Protocol.JOIN_ROOM);
/** A request to see 300 rows, as the SDK encodes it. */
const LOOK_FRAME = Buffer.concat([
  Buffer.of(Protocol.ROOM_REQUEST, 1),
  ...['look'].map(text),
  Buffer.of(0x83),
  text('games'),
  Buffer.of(0x90),
  text('seat'),
  Buffer.of(0xc2),
  text('rows'),
  Buffer.of(0xcd, 0x01, 0x2c),
]);

function text(said: string): Buffer {
  return Buffer.concat([Buffer.of(0xa0 | said.length), Buffer.from(said)]);
}

let context: OpenProcess;
let address: string;
let host: Player;
beforeAll(async () => {
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'info', TIMER_SPEED: String(TIMER_SPEED) };
  context = await openProcess(env, QUICK_TIMERS);
  ({ address } = context);
  for (let table = 0; table < TABLES; table++) host = (await fullTable())[0]!;
});
afterAll(async () => {
  await context.kill();
});

/** Fills an open table with people of long names. */
async function fullTable(): Promise<readonly Player[]> {
  const key = newSecret();
  const code = await makeTable(address, { game: game.id, open: true, key });
  const players = await seated(context, game, code, [key]);
  for (const player of players) await player.ask('introduce', { name: LONG_NAME, seal: 1 });
  return players;
}

async function lobbySocket(): Promise<WebSocket> {
  const socket = await socketIn(address, LOBBY_ROOM);
  await once(socket, 'message');
  return socket;
}

async function pausedSocket(): Promise<WebSocket> {
  const socket = await lobbySocket();
  socket.send(JOIN_FRAME);
  socket.send(LOOK_FRAME);
  socket.pause();
  return socket;
}

const READERS: Readonly<Record<string, () => Promise<WebSocket>>> = {
  'sends pongs without pings': async () => repeating(await pausedSocket(), 500, (socket) => socket.pong()),
  'looks again and again': async () => repeating(await pausedSocket(), 400, (socket) => socket.send(LOOK_FRAME)),
  'never confirms that it has joined': lobbySocket,
};

function repeating(socket: WebSocket, every: number, act: (socket: WebSocket) => void): WebSocket {
  const timer = setInterval(() => act(socket), every / TIMER_SPEED);
  socket.on('close', () => clearInterval(timer));
  return socket;
}

/** Returns whether the server has closed a connection, which a client that does not read cannot notice. */
async function isClosed(socket: WebSocket): Promise<boolean> {
  socket.resume();
  if (socket.readyState !== WebSocket.CLOSED) await Promise.race([once(socket, 'close'), sleep(2000)]);
  const closed = socket.readyState === WebSocket.CLOSED;
  socket.terminate();
  return closed;
}

/** Returns the resident memory of the server in MB. */
async function memory(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(context.child.pid)]);
  return Number(stdout) / 1024;
}

/**
 * Runs clients of all kinds for some seconds and then closes them; unread data stays with the server. Returns the kinds that were
 * still open.
 */
async function runClients(seconds: number, reads: boolean): Promise<readonly string[]> {
  const kinds = Object.entries(READERS).flatMap(([kind, arrive]) =>
    Array.from({ length: OF_EACH_KIND }, () => ({ kind, arrive })),
  );
  const readers = await Promise.all(kinds.map(async ({ kind, arrive }) => ({ kind, socket: await arrive() })));
  if (reads) for (const { socket } of readers) socket.resume();
  await sleep((seconds * 1000) / TIMER_SPEED);
  const open = await Promise.all(readers.map(async ({ kind, socket }) => ((await isClosed(socket)) ? [] : kind)));
  return open.flat();
}

test(`clients that read nothing are cut off within ${CLOSING_LIMIT_S} seconds and cost almost nothing, while a host opens and closes a table`, {
  timeout: (SECONDS / TIMER_SPEED + 60) * 1000,
}, async () => {
  let open = true;
  const toggling = setInterval(() => {
    open = !open;
    host.ask('set', { open }).catch(() => undefined);
  }, 60);
  await runClients(5, true); // Honest readers run first, so that their own cost does not count.
  const honest = await lookAtList(address);
  const before = await memory();
  let most = before;
  const measuring = setInterval(async () => {
    most = Math.max(most, await memory());
  }, 200);
  const left: string[] = [];
  for (let spent = 0; spent < SECONDS; spent += CLOSING_LIMIT_S) left.push(...(await runClients(CLOSING_LIMIT_S, false)));
  clearInterval(measuring);
  clearInterval(toggling);
  const bytes = bytesPerSecond(honest) / TIMER_SPEED;
  expect(bytes).toBeLessThan(MAX_BYTES_PER_SECOND);
  expect(left).toEqual([]);
  expect(most - before).toBeLessThan(MAX_MEMORY_MB);
  expect(context.child.exitCode).toBeNull();
});
