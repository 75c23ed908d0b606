import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import type { Transport } from './bus-over-transport.ts';

/** How long Redis may take to answer at the start. */
const CONNECT_TIMEOUT_MS = 5000;

const MAX_RECONNECT_DELAY_MS = 2000;

const ALL = 'hundredfold:all';

/** Connects to Redis. Rejects with one sentence if Redis cannot be reached; later the connection restores itself. */
export async function connectRedis(url: string, log: Logger): Promise<Transport & { readonly redis: RedisClient }> {
  const began = Date.now();
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
      speaking.publish(to === null ? ALL : channelOf(to), text).catch(() => undefined); // The events of the connection report that Redis is away.
    },
    async listen(as, heard, restored) {
      await listening.subscribe([ALL, channelOf(as)], heard);
      listening.on('ready', () => {
        log.info('the other processes can be reached again');
        restored();
      });
    },
    async close() {
      await Promise.all([speaking.close(), listening.close()].map((closed) => closed.catch(() => undefined)));
    },
  };
}

export type RedisClient = ReturnType<typeof clientOf>;

/** A command fails at once while Redis is away. */
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

function channelOf(process: string): string {
  return `hundredfold:to:${process}`;
}
