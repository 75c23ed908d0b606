import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/** Creates a rate limiter that allows so many points per minute. The name separates its counts from those of other limiters. */
export type LimiterFactory = (name: string, times: number) => RateLimiterAbstract;

export const MINUTE_S = 60;

/** Creates limiters that count in the memory of this process. */
export const memoryLimiters: LimiterFactory = (_, points) => new RateLimiterMemory({ points, duration: MINUTE_S });
