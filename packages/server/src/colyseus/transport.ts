import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Traffic } from '../ops/traffic.ts';
import type { KeepAlive } from './keep-alive.ts';
import { limitSocket } from './socket-limits.ts';

/** The longest frame that a client may send, in bytes. */
const LONGEST_FRAME = 4 * 1024;

export interface Sockets {
  readonly http: Server;
  readonly keepAlive: KeepAlive;
  readonly count: (what: string) => void;
  readonly traffic: Pick<Traffic, 'watch'>;
  /** Whether a socket may be opened, or the HTTP status that says why not. */
  readonly admit: (request: IncomingMessage) => 'welcome' | 400 | 403;
}

/** Colyseus on our own HTTP server: the sockets are its part, the routes are ours, in http/. */
export class LimitedTransport extends WebSocketTransport {
  readonly #keepAlive: KeepAlive;

  constructor({ http, keepAlive, count, traffic, admit }: Sockets) {
    // Colyseus' own pings come for all sockets at once, which a full house feels.
    super({ noServer: true, pingInterval: 0, maxPayload: LONGEST_FRAME });
    this.#keepAlive = keepAlive;
    this.wss.on('connection', (socket, request) => {
      traffic.watch(request.socket);
      limitSocket(socket, count);
      keepAlive.watch(socket);
    });
    // Before the handshake: nobody gets a socket just to be told over it that they should not have one.
    this.listenForUpgrade(http, (request) => {
      const verdict = admit(request);
      if (verdict === 'welcome') return true;
      request.socket.end(`HTTP/1.1 ${verdict} ${STATUS_CODES[verdict]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return false;
    });
  }

  /** We listen by ourselves, once the rooms are there. */
  override listen(_port?: number | string, _host?: string, _backlog?: number, listening?: () => void): this {
    listening?.();
    return this;
  }

  /** Colyseus' routes reflect any origin, read bodies of any size and let clients create rooms: they are not bound. */
  override bindRouter(): void {}

  override shutdown(): void {
    this.#keepAlive.stop();
    super.shutdown();
    for (const socket of this.wss.clients) socket.terminate();
  }
}
