import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type LimiterFactory, MINUTE_S, memoryLimiters } from '../limits/limiters.ts';
import type { RedisClient } from './redis-transport.ts';

/**
 * Creates limiters that count in Redis for all processes together. While Redis is unavailable, each process counts for itself.
 */
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
