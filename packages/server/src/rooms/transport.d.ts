import { type IncomingMessage, type Server } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
export interface Sockets {
    readonly http: Server;
    readonly keepAlive: KeepAlive;
    /** Whether a socket may be opened, or the HTTP status that says why not. */
    readonly admit: (request: IncomingMessage) => 'welcome' | 400 | 403;
}
/** Colyseus on our own HTTP server: the sockets are its part, the routes are ours, in http/. */
export declare class HouseTransport extends WebSocketTransport {
    #private;
    constructor({ http, keepAlive, admit }: Sockets);
    /** We listen by ourselves, once the rooms are there. */
    listen(_port?: number | string, _host?: string, _backlog?: number, listening?: () => void): this;
    /** Colyseus' routes reflect any origin, read bodies of any size and let clients create rooms: they are not bound. */
    bindRouter(): void;
    shutdown(): void;
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
/** Pings every connection once in a period, and gives up one that did not answer the ping before. */
export declare function startKeepAlive(period: number): KeepAlive;
