// Threats (docs/security.md): X2.
import { once } from 'node:events';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type OpenServer, openServer } from './kit/server.ts';

const PUBLIC = 'https://cards.example.org';

let context: OpenServer;
let code: string;
beforeAll(async () => {
  context = await openServer({ PUBLIC_ADDRESS: PUBLIC, ALLOWED_HOSTS: 'nas.home' });
  code = ((await (await context.post('/api/tables', { game: 'mod-four' })).json()) as { code: string }).code;
});
afterAll(() => context.close());

interface Answer {
  readonly status: number;
  readonly allowed: string | undefined;
}

/** Sends a request like a browser's from a page of another origin, which `fetch` does not allow here. */
async function call(method: string, path: string, origin: string | undefined, host = own().slice(7)): Promise<Answer> {
  const headers = { 'content-type': 'application/json', host, ...(origin === undefined ? {} : { origin }) };
  const asked = request({ host: '127.0.0.1', port: context.port, method, path, headers });
  asked.end(method === 'POST' ? '{"game":"mod-four"}' : undefined);
  const [answer] = await once(asked, 'response');
  answer.resume();
  return { status: answer.statusCode, allowed: answer.headers['access-control-allow-origin'] };
}

/** Opens a socket and resolves to 101, or to the status of the refused handshake. */
async function dial(origin: string | undefined, host = own().slice(7)): Promise<number> {
  const headers = { host, ...(origin === undefined ? {} : { origin }) };
  const socket = new WebSocket(`ws://127.0.0.1:${context.port}/process/${code}?sessionId=nobody`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', () => {});
  });
}

const own = () => `http://127.0.0.1:${context.port}`;

describe('a page of this server', () => {
  test.each([
    ['at its public address', () => PUBLIC],
    ['under another name of this machine', own],
    ['without an origin, as programs send', () => undefined],
  ])('%s is answered', async (_, origin) => {
    expect((await call('POST', '/api/tables', origin())).status).toBe(201);
    expect(await dial(origin())).toBe(101);
  });
});

describe('a page of another site', () => {
  // The tests of `allowedHosts` have more of each kind.
  test.each([
    ['null'],
    ['http://cards.example.org'],
    ['https://sub.cards.example.org'],
    ['https://cards.example.org.evil.net'],
    ['http://localhost:1'],
    ['https://evil.net'],
  ])('at %s is rejected, and learns nothing', async (origin) => {
    for (const [method, path] of [
      ['POST', '/api/tables'],
      ['GET', `/api/tables/${code}`],
      ['GET', '/api/records/any'],
      ['POST', '/api/records/any'],
      ['POST', '/api/my-games/export'],
      ['POST', `/matchmake/joinById/${code}`],
      ['POST', '/matchmake/create/mod-four'],
    ] as const) {
      expect(await call(method, path, origin), `${method} ${path}`).toEqual({ status: 403, allowed: undefined });
    }
    for (const path of ['/api/tables', `/matchmake/joinById/${code}`, '/']) {
      expect((await call('OPTIONS', path, origin)).allowed).toBeUndefined();
    }
    expect(await dial(origin)).toBe(403);
  });
});

describe('a host name', () => {
  const places = [
    ['GET', '/'],
    ['GET', '/health'],
    ['GET', '/api/address'],
    ['POST', '/api/tables'],
    ['GET', '/api/records/any'],
    ['POST', '/matchmake/joinById/tables'],
  ] as const;

  test.each(['evil.example', 'localhost.evil.example', 'sub.nas.home'])(
    'that is not ours, %s, is rejected, even if a page has the same name',
    async (host) => {
      for (const [method, path] of places) {
        expect((await call(method, path, undefined, host)).status, path).toBe(421);
        expect((await call(method, path, `http://${host}`, host)).status, path).toBe(421);
      }
      expect(await dial(undefined, host)).toBe(403);
      expect(await dial(`http://${host}`, host)).toBe(403);
    },
  );

  test.each(['localhost', 'localhost:2567', '192.168.7.9:2567', '[::1]:2567', hostname(), `${hostname()}.local`, 'nas.home'])(
    'that is ours, %s, works like any other',
    async (host) => {
      expect((await call('POST', '/api/tables', `http://${host}`, host)).status).toBe(201);
      expect((await call('GET', '/health', undefined, host)).status).toBe(200);
      expect(await dial(`http://${host}`, host)).toBe(101);
    },
  );
});
