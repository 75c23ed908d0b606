import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tied } from './cut.ts';

/**
 * A proxy in front of the processes: it leads sockets to the process that their path names, and requests to any process that is
 * ready. While none is, a request waits for one, as in `deploy/Caddyfile`.
 */
export interface Gate {
  readonly address: string;
  /** Tells the gate the port of a process. */
  opens(process: string, port: number): void;
  close(): Promise<void>;
}

/** The time in milliseconds between two checks which processes are ready, and the time in which a process has to answer. */
const CHECK_INTERVAL_MS = 250;
const CHECK_TIMEOUT_MS = 1000;

/** The maximum time in milliseconds that a request waits for a process that is ready. */
const WAIT_MS = 5000;

export async function openGate(): Promise<Gate> {
  const ports = new Map<string, number>();
  let ready: readonly number[] = [];
  let turn = 0;
  const sockets = new Set<Socket>();
  let isClosed = false;

  /** Checks one round after the other, so that no late answer replaces a newer one. */
  async function keepChecking(): Promise<void> {
    while (!isClosed) {
      const asked = await Promise.all([...ports.values()].map(async (port) => ((await isReady(port)) ? [port] : [])));
      ready = asked.flat();
      await sleep(CHECK_INTERVAL_MS);
    }
  }

  async function portForRequest(): Promise<number | undefined> {
    const end = performance.now() + WAIT_MS;
    while (ready.length === 0 && performance.now() < end && !isClosed) await sleep(CHECK_INTERVAL_MS);
    return ready[turn++ % ready.length];
  }

  async function forwardRequest(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const port = await portForRequest();
    if (port === undefined) return void response.writeHead(503).end('no process is ready');
    const { method, url, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', ({ message }) => (response.headersSent ? response.destroy() : response.writeHead(502).end(message)));
    response.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  }

  function forwardSocket({ url = '', headers, rawHeaders }: IncomingMessage, near: Socket, head: Buffer): void {
    const port = ports.get(url.split('/')[1] ?? '');
    if (port === undefined) return void near.destroy();
    const far = connect(port, '127.0.0.1', () => {
      const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
      far.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    tied(near, far, sockets);
    if (headers.upgrade !== 'websocket') near.destroy();
  }

  const server = createServer((incoming, response) => void forwardRequest(incoming, response));
  server.on('upgrade', forwardSocket);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checks = keepChecking();
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    opens: (process, port) => void ports.set(process, port),
    async close() {
      isClosed = true;
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await Promise.all([once(server, 'close'), checks]);
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}
