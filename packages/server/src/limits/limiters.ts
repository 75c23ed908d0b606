import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClient } from '../cluster/redis-transport.ts';

/** Makes a rate limiter that allows so many points in a minute. Its name keeps its counts apart from those of others. */
export type LimiterFactory = (name: string, times: number) => RateLimiterAbstract;

const MINUTE_S = 60;

/** Counts in the memory of this process. */
export const memoryLimiters: LimiterFactory = (_, points) => new RateLimiterMemory({ points, duration: MINUTE_S });

/** Counts in Redis for all processes together. While Redis is away, each process counts for itself. */
export function redisLimiters(redis: RedisClient): LimiterFactory {
  return (name, points) =>
    new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      keyPrefix: `hundredfold:${name}`,
      points,
      duration: MINUTE_S,
      insuranceLimiter: memoryLimiters(name, points),
    });
}
