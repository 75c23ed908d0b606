import { type LimiterFactory, MINUTE_MS, memoryLimiters } from '../limits/request-limit.ts';
import { withDeadline } from '../platform/deadline.ts';
import type { RedisClient } from './redis-transport.ts';

/**
 * Creates limiters that count in Redis for all processes together. While Redis is unavailable or does not answer, each process counts
 * for itself.
 */
export function redisLimiters(redis: RedisClient): LimiterFactory {
  return (name, times) => {
    const here = memoryLimiters(name, times);
    /** Changes a count, which Redis deletes at the end of its window. Returns the new count. */
    const add = async (key: string, uses: number): Promise<number> => {
      const place = `hundredfold:${name}:${key}`;
      const change = redis.multi().set(place, 0, { NX: true, PX: MINUTE_MS }).incrBy(place, uses).exec();
      const counts = await withDeadline(change);
      if (counts === null) throw new Error('Redis does not answer');
      return Number(counts[1]);
    };
    return {
      async take(key, uses = 1) {
        try {
          if ((await add(key, uses)) - uses < times) return true;
          await add(key, -uses);
          return false;
        } catch {
          return here.take(key, uses);
        }
      },
      async giveBack(key, uses = 1) {
        await add(key, -uses).catch(() => here.giveBack(key, uses));
      },
    };
  };
}
