import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Traffic } from '../ops/traffic.ts';
import type { Clock } from '../platform/clock.ts';
import type { KeepAlive } from './keep-alive.ts';
import { limitSocket } from './socket-limits.ts';

const MAX_FRAME_BYTES = 4 * 1024;

const REJECTION_TIMEOUT_MS = 5000;

export interface Sockets {
  readonly http: Server;
  readonly clock: Pick<Clock, 'after'>;
  readonly keepAlive: KeepAlive;
  readonly count: (what: string) => void;
  readonly traffic: Pick<Traffic, 'watch'>;
  readonly admit: (request: IncomingMessage) => 'welcome' | 400 | 403;
}

/** Colyseus on our own HTTP server: Colyseus serves the sockets, and http/ serves the routes. */
export class LimitedTransport extends WebSocketTransport {
  readonly #keepAlive: KeepAlive;

  constructor({ http, clock, keepAlive, count, traffic, admit }: Sockets) {
    // Colyseus pings all sockets at the same moment, which would stall a full server.
    super({ noServer: true, pingInterval: 0, maxPayload: MAX_FRAME_BYTES });
    this.#keepAlive = keepAlive;
    this.wss.on('connection', (socket, request) => {
      traffic.watch(request.socket);
      limitSocket(socket, count, clock);
      keepAlive.watch(socket);
    });
    // The check comes before the handshake: no client gets a socket just to be told that it may not have one.
    http.on('upgrade', (request: IncomingMessage, socket, head) => {
      const verdict = admit(request);
      if (verdict !== 'welcome') return reject(request.socket, verdict, clock);
      // Colyseus would copy the headers and ask the kernel for the address of every client, for rooms that want to know them.
      const upgrade = { url: new URL(request.url ?? '/', 'ws://server'), context: {} };
      this.wss.handleUpgrade(request, socket, head, (ws) => this.wss.emit('connection', ws, request, upgrade));
    });
  }

  /** Does nothing, because the server listens by itself once the rooms exist. */
  override listen(_port?: number | string, _host?: string, _backlog?: number, listening?: () => void): this {
    listening?.();
    return this;
  }

  /** Leaves Colyseus' routes out: they reflect any origin, read bodies of any size and let clients create rooms. */
  override bindRouter(): void {}

  override shutdown(): void {
    this.#keepAlive.stop();
    super.shutdown();
    for (const socket of this.wss.clients) socket.terminate();
  }
}

/** Responds to a rejected upgrade and closes the socket. Node has removed its own listeners and timeouts from it. */
function reject(socket: Socket, status: 400 | 403, { after }: Pick<Clock, 'after'>): void {
  const destroy = (): void => void socket.destroy();
  socket.on('error', destroy);
  socket.on('close', after(REJECTION_TIMEOUT_MS, destroy));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, destroy);
}
