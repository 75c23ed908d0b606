import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import type { Line } from './over-line.ts';

/** How long Redis may take to answer at the start, in milliseconds. */
const PATIENCE = 5000;

/** The longest pause between two tries to reach it, in milliseconds. */
const SELDOM = 2000;

const ALL = 'hundredfold:all';

/** A line over Redis. Rejects with one sentence where it cannot be reached; once it was, the line mends itself. */
export async function redisLine(url: string, log: Logger): Promise<Line & { readonly redis: RedisClient }> {
  const began = Date.now();
  let isOpen = false;
  const speaking = clientOf(url, () => isOpen || Date.now() - began < PATIENCE);
  const listening = speaking.duplicate();
  speaking.on('error', (error: unknown) => log.debug({ err: error }, 'redis'));
  listening.on('error', (error: unknown) => log.debug({ err: error }, 'redis'));
  listening.on('reconnecting', () => log.warn('the other processes cannot be reached: Redis is away'));
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
      speaking.publish(to === null ? ALL : channelOf(to), text).catch(() => undefined); // It is away, and says so elsewhere.
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

/** What is asked of Redis while it is away fails at once. */
function clientOf(url: string, isToGoOn: () => boolean) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: PATIENCE,
      reconnectStrategy: (tries, cause) => (isToGoOn() ? Math.min(50 * 2 ** tries, SELDOM) : cause),
    },
  });
}

function channelOf(process: string): string {
  return `hundredfold:to:${process}`;
}
