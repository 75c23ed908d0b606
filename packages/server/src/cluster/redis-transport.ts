import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { withDeadline } from '../platform/deadline.ts';
import type { Transport } from './bus-over-transport.ts';

const CONNECT_TIMEOUT_MS = 5000;

const MAX_RECONNECT_DELAY_MS = 2000;

/** Connects to Redis. Rejects with one sentence if Redis cannot be reached. A connection that is lost later restores itself. */
export async function connectRedis(url: string, log: Logger): Promise<Transport & { readonly redis: RedisClient }> {
  const began = Date.now();
  const channels = channelsOf(url);
  let isOpen = false;
  const speaking = clientOf(url, () => isOpen || Date.now() - began < CONNECT_TIMEOUT_MS);
  const listening = speaking.duplicate();
  speaking.on('error', (error: unknown) => log.debug({ err: error }, 'redis'));
  listening.on('error', (error: unknown) => log.debug({ err: error }, 'redis'));
  listening.on('reconnecting', () => log.warn('the other processes cannot be reached: no connection to Redis'));
  try {
    await Promise.all([speaking.connect(), listening.connect()]);
  } catch (error) {
    speaking.destroy();
    listening.destroy();
    throw new Error(`REDIS_URL: Redis cannot be reached (${error instanceof Error ? error.message : String(error)})`);
  }
  isOpen = true;
  return {
    redis: speaking,
    publish(text, to) {
      speaking.publish(to === null ? channels.all : channels.to(to), text).catch(() => undefined); // The error event of the connection reports that Redis is unavailable.
    },
    async listen(as, heard, restored) {
      await listening.subscribe([channels.all, channels.to(as)], heard);
      listening.on('ready', () => {
        log.info('the other processes can be reached again');
        restored();
      });
    },
    async close() {
      const clients = [speaking, listening];
      const closed = Promise.all(clients.map((client) => client.close().catch(() => undefined)));
      // A client waits for its last answers, which a Redis that hangs does not send.
      if ((await withDeadline(closed)) === null) for (const client of clients) client.destroy();
    },
  };
}

export type RedisClient = ReturnType<typeof clientOf>;

/** Creates a client whose commands fail at once while Redis is unavailable. */
function clientOf(url: string, isToGoOn: () => boolean) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries, cause) => (isToGoOn() ? Math.min(50 * 2 ** tries, MAX_RECONNECT_DELAY_MS) : cause),
    },
  });
}

/** Returns the names of the channels. A channel reaches all databases of a Redis server, so its name has the number of the database. */
function channelsOf(url: string): { readonly all: string; to(process: string): string } {
  const room = `hundredfold:${new URL(url).pathname.slice(1) || '0'}`;
  return { all: `${room}:all`, to: (process) => `${room}:to:${process}` };
}
