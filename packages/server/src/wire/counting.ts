import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClient } from './redis-line.ts';

/** Where is counted what was done in the last minute: under a name of its own, as often as may be. */
export type Counting = (name: string, times: number) => RateLimiterAbstract;

const MINUTE = 60;

/** Of a card room that is one process. */
export const countHere: Counting = (_, points) => new RateLimiterMemory({ points, duration: MINUTE });

/** By all processes together; while Redis is away, by each for itself. */
export function countIn(redis: RedisClient): Counting {
  return (name, points) =>
    new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      keyPrefix: `hundredfold:${name}`,
      points,
      duration: MINUTE,
      insuranceLimiter: countHere(name, points),
    });
}
