// Threats (docs/security.md): D2.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { join, type Player } from './kit/live-player.ts';
import { makeTable, postJson } from './kit/live-table.ts';
import { openSocket, socketIn } from './kit/raw-socket.ts';
import { newDataDir, type OpenProcess, openProcess } from './kit/server-process.ts';

// The server runs in its own process, since the question is whether it survives.
let context: OpenProcess;
let address: string;
const game = gameById('mod-four')!;

beforeAll(async () => {
  context = await openProcess({ DATA_DIR: newDataDir(), LOG_LEVEL: 'error' });
  ({ address } = context);
});

afterAll(async () => {
  expect(await context.stop()).toMatchObject({ status: 0, errors: '' });
});

async function expectPlayable(player: Player): Promise<void> {
  await player.ask('sit', { seat: 0 });
  await player.ask('stand');
  expect(context.child.exitCode).toBeNull();
}

describe('the process stays up, and others play on', () => {
  let honest: Player;
  let code: string;
  beforeEach(async () => {
    code = await makeTable(address, { game: game.id });
    honest = await join(address, game, code);
  });
  afterEach(() => honest.room.leave());

  test('when frames are random, empty, text or cut short, of which another table receives nothing', async () => {
    const elsewhere = await join(address, game, await makeTable(address, { game: game.id }));
    const received = elsewhere.frames.length;
    const known = [10, 12, 13, 14, 17, 18, 19, 20, 21, 22];
    const extensions = [0x73, 0x65, 0x78, 0x70, 0x69].map((type) =>
      Buffer.from([21, 1, 0xa3, 0x61, 0x63, 0x74, 0xc7, 2, type, 1, 2]),
    );
    const nested = Buffer.concat([Buffer.from([21, 1, 0xa3, 0x61, 0x63, 0x74]), Buffer.alloc(3000, 0x91), Buffer.from([1])]);
    for (let round = 0; round < 30; round++) {
      const socket = await socketIn(address, code);
      await once(socket, 'open');
      for (const type of known) {
        socket.send(Buffer.concat([Buffer.from([type]), randomBytes(round * 3)]));
        socket.send(Buffer.concat([Buffer.from([type | 0xe0]), randomBytes(5)]));
      }
      for (const frame of [...extensions, nested, Buffer.alloc(0), randomBytes(200)]) socket.send(frame);
      socket.send('text');
      socket.send('');
      await sleep(5);
      socket.terminate();
    }
    await expectPlayable(honest);
    expect(elsewhere.frames).toHaveLength(received);
  });

  test('when a frame is larger than 4 KB, which ends only its own connection', async () => {
    const socket = await socketIn(address, code);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    socket.send(Buffer.alloc(4097, 1));
    expect((await closed)[0]).toBe(1009);
    await expectPlayable(honest);
  });

  test('when sockets are requested for impossible rooms: they are not opened', async () => {
    const rooms = ['/', '//', '/a', '*', `/any/${code}`, '/any/__proto__?sessionId=x', '/any/constructor?sessionId=x'];
    const sessions = [
      `/any/${code}?sessionId=`,
      `/any/${code}?sessionId=%`,
      `/any/${code}/x?sessionId=x`,
      `/${code}?sessionId=x`,
    ];
    for (const path of [...rooms, ...sessions]) expect(await upgradeRaw(path), path).toContain('400');
    await expectPlayable(honest);
  });

  test('when sockets are requested without a reserved seat: they are closed', async () => {
    const queries = [
      'sessionId=x',
      'sessionId=__proto__',
      'sessionId=x&reconnectionToken=__proto__',
      'sessionId=toString&skipHandshake=1',
    ];
    for (const query of queries) {
      const [closed] = await once(openSocket(address, `/any/${code}?${query}`), 'close');
      expect(closed, query).toBeGreaterThan(4000);
    }
    await expectPlayable(honest);
  });

  test.each(['create', 'joinOrCreate', 'join', 'reconnect', 'constructor'])(
    'when clients request rooms by %s, which does not exist',
    async (method) => {
      const path = `/matchmake/${method}/mod-four`;
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(path, '{"code":"ABCDEFGH"}')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
      await expectPlayable(honest);
    },
  );

  test('when sockets are opened and stay silent', async () => {
    const silent = await Promise.all(Array.from({ length: 300 }, () => openSilent()));
    await expectPlayable(honest);
    const ended = silent.map((socket) => once(socket, 'close'));
    await Promise.all(ended); // No socket waits longer than the headers' timeout.
    await expectPlayable(honest);
  });
});

const post = (path: string, body: string) => postJson(address + path, body);

async function upgradeRaw(path: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const key = randomBytes(16).toString('base64');
  const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString().split('\r\n')[0] ?? '';
}

async function openSilent() {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost:');
  return socket;
}
