import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startCaddy } from '../kit/services/caddy.ts';
import { freePort } from '../kit/services/port.ts';
import { STARTING } from '../kit/services/programs.ts';
import type { Service } from '../kit/services/service.ts';

interface Process {
  readonly name: string;
  readonly port: number;
  isReady: boolean;
  /** The received requests, except readiness checks. */
  readonly receivedRequests: IncomingMessage[];
  /** The number of readiness checks. */
  looks: number;
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

async function newProcess(name: string): Promise<Process> {
  const http = createServer((request, response) => answer(request, response));
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket, request) => {
    process.receivedRequests.push(request);
    socket.send(name);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const process: Process = {
    name,
    port,
    isReady: true,
    receivedRequests: [],
    looks: 0,
    async leave() {
      http.close();
      http.closeAllConnections();
      for (const socket of sockets.clients) socket.terminate();
    },
    async comeBack() {
      if (!http.listening) await once(http.listen(port, '127.0.0.1'), 'listening');
    },
  };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === '/ready') {
      process.looks++;
      response.writeHead(process.isReady ? 200 : 503).end();
      return;
    }
    process.receivedRequests.push(request);
    if (request.url === '/cut') request.on('end', () => request.socket.destroy()).resume();
    else response.end(name);
  }

  return process;
}

let caddy: Service;
let address: string;
let processes: readonly [Process, Process];
beforeAll(async () => {
  address = `http://127.0.0.1:${await freePort()}`;
  processes = [await newProcess('p1'), await newProcess('p2')];
  caddy = await startCaddy({ address, ports: new Map(processes.map(({ name, port }) => [name, port])) });
}, STARTING);
afterAll(async () => {
  await caddy?.close();
  for (const process of processes ?? []) await process.leave();
});
beforeEach(async () => {
  for (const process of processes) {
    process.isReady = true;
    await process.comeBack();
    process.receivedRequests.length = 0;
  }
  await vi.waitUntil(async () => new Set(await answers(10)).size === 2, { interval: 200 });
  for (const process of processes) process.receivedRequests.length = 0;
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address + path, init);
}

async function answers(count: number, method = 'GET'): Promise<readonly string[]> {
  const all: string[] = [];
  for (let each = 0; each < count; each++) all.push(await (await get('/', { method })).text());
  return all;
}

/** Resolves to the first message of a socket, or to the status with which it was rejected. */
function socketAt(path: string): Promise<string | number> {
  const socket = new WebSocket(address.replace('http', 'ws') + path);
  return new Promise((resolve) => {
    socket.once('message', (data) => {
      resolve(String(data));
      socket.close();
    });
    socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.once('error', () => undefined);
  });
}

const receivedRequests = (): readonly IncomingMessage[] => processes.flatMap((process) => process.receivedRequests);

/** Resolves when the proxy has checked a process again and has applied the result. */
async function nextCheck(process: Process): Promise<void> {
  const { looks } = process;
  await vi.waitUntil(() => process.looks >= looks + 2);
}

describe('the proxy', () => {
  test('leads a socket to the process in its path, and to no other if that process is away', async () => {
    for (const { name } of processes) expect(await socketAt(`/${name}/K7QM2XWD?sessionId=abc`)).toBe(name);
    expect(receivedRequests().map(({ url }) => url)).toEqual(['/p1/K7QM2XWD?sessionId=abc', '/p2/K7QM2XWD?sessionId=abc']);
    await processes[0].leave();
    expect(await socketAt('/p1/K7QM2XWD?sessionId=abc')).toBe(502);
    expect(await socketAt('/p2/K7QM2XWD?sessionId=abc')).toBe('p2');
  });

  test('sends no request to a process that is not ready, while sockets still find it', async () => {
    const [first] = processes;
    first.isReady = false;
    await nextCheck(first);
    expect(new Set(await answers(20))).toEqual(new Set(['p2']));
    expect(await socketAt('/p1/K7QM2XWD?sessionId=abc')).toBe('p1');
  });

  test('lets another process answer if one has just gone, for every method', async () => {
    await processes[1].leave();
    expect(new Set([...(await answers(5)), ...(await answers(5, 'POST'))])).toEqual(new Set(['p1']));
    expect(processes[0].receivedRequests).toHaveLength(10);
  });

  test('says so if no process is ready', async () => {
    for (const process of processes) process.isReady = false;
    await Promise.all(processes.map(nextCheck));
    const answer = await get('/');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).toContain('closed for a moment');
  });

  test('never repeats a request that may have had an effect, but repeats reads', async () => {
    expect((await get('/cut', { method: 'POST', body: '{}' })).status).toBe(502);
    expect(receivedRequests()).toHaveLength(1);
    await get('/cut');
    expect(receivedRequests().length).toBeGreaterThan(2);
  });

  test('passes on the client’s real address, whatever the client claims', async () => {
    await get('/', { headers: { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' } });
    expect(receivedRequests()[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      host: new URL(address).host,
    });
  });

  test('hides the admin page and the metrics', async () => {
    for (const path of ['/admin', '/admin/office.css', '/ADMIN', '//admin', '/%61dmin', '/metrics', '/Metrics'])
      expect((await get(path)).status, path).toBe(404);
    expect(receivedRequests()).toEqual([]);
  });

  test('takes no process for unhealthy because a connection broke', async () => {
    for (let each = 0; each < 6; each++) await get('/cut', { method: 'POST', body: '{}' });
    expect(new Set(await answers(20))).toEqual(new Set(['p1', 'p2']));
  });

  test('logs no address of a request', async () => {
    await processes[0].leave();
    await socketAt('/p1/K7QM2XWD?sessionId=abc');
    await vi.waitUntil(() => caddy.log.some((line) => /http\.log\.error.*connection refused/.test(line)));
    expect(caddy.log.join('\n')).not.toMatch(/K7QM2XWD|sessionId/);
  });
});
