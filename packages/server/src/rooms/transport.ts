import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';

/** The longest frame that a client may send, in bytes. */
const LONGEST_FRAME = 4 * 1024;

export interface Sockets {
  readonly http: Server;
  readonly keepAlive: KeepAlive;
  /** Whether a socket may be opened, or the HTTP status that says why not. */
  readonly admit: (request: IncomingMessage) => 'welcome' | 400 | 403;
}

/** Colyseus on our own HTTP server: the sockets are its part, the routes are ours, in http/. */
export class HouseTransport extends WebSocketTransport {
  readonly #keepAlive: KeepAlive;

  constructor({ http, keepAlive, admit }: Sockets) {
    // Colyseus' own pings come for all sockets at once, which a full house feels.
    super({ noServer: true, pingInterval: 0, maxPayload: LONGEST_FRAME });
    this.#keepAlive = keepAlive;
    this.wss.on('connection', (socket) => {
      sendCopies(socket);
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

/**
 * Colyseus 0.18 writes every patch of a room into the same memory and hands that out. A socket that cannot send at
 * once would send it as it has become meanwhile: another patch, with somebody else's hidden cards in it.
 */
function sendCopies(socket: WebSocket): void {
  const send = socket.send.bind(socket) as (data: unknown, ...rest: unknown[]) => void;
  socket.send = (data: unknown, ...rest: unknown[]): void => send(data instanceof Uint8Array ? Buffer.from(data) : data, ...rest);
}

/** A connection as far as keeping it alive goes. */
export interface Connection {
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'close', heard: () => void): unknown;
}

export interface KeepAlive {
  watch(connection: Connection): void;
  stop(): void;
}

/** Connections are pinged in so many groups, one after the other: all at once would hold up the event loop of a full house. */
const GROUPS = 50;

/** Pings every connection once in a period, and gives up one that did not answer the ping before. */
export function startKeepAlive(period: number): KeepAlive {
  const groups = Array.from({ length: GROUPS }, () => new Set<Connection>());
  const silent = new WeakSet<Connection>();
  let turn = 0;
  let watched = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % GROUPS;
    for (const connection of groups[turn] ?? []) {
      if (silent.has(connection)) {
        connection.terminate();
        continue;
      }
      silent.add(connection);
      connection.ping();
    }
  }, period / GROUPS);
  timer.unref();
  return {
    watch(connection) {
      const group = groups[watched++ % GROUPS];
      group?.add(connection);
      connection.on('pong', () => silent.delete(connection));
      connection.on('close', () => group?.delete(connection));
    },
    stop: () => clearInterval(timer),
  };
}
