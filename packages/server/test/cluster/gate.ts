import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tied } from './cut.ts';

/** What stands in front of the processes, as a proxy does: sockets go to the process that their path names, requests to any that is ready. */
export interface Gate {
  readonly address: string;
  /** A process is to be found there from now on. */
  opens(process: string, port: number): void;
  close(): Promise<void>;
}

/** Milliseconds between two looks at who is ready, and for which a process has to answer. */
const LOOK = 250;
const PATIENCE = 1000;

export async function openGate(): Promise<Gate> {
  const ports = new Map<string, number>();
  let ready: readonly number[] = [];
  let turn = 0;
  const sockets = new Set<Socket>();

  async function look(): Promise<void> {
    const asked = await Promise.all([...ports.values()].map(async (port) => ((await isReady(port)) ? [port] : [])));
    ready = asked.flat();
  }

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const port = ready[turn++ % (ready.length || 1)];
    if (port === undefined) return void response.writeHead(503).end();
    const { method, url, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  function lead({ url = '', headers, rawHeaders }: IncomingMessage, near: Socket, head: Buffer): void {
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

  const server = createServer(pass);
  server.on('upgrade', lead);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => void look(), LOOK);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    opens: (process, port) => void ports.set(process, port),
    async close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}
