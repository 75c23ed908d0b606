import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/** Makes a rate limiter that allows so many points in a minute. Its name keeps its counts apart from those of others. */
export type LimiterFactory = (name: string, times: number) => RateLimiterAbstract;

export const MINUTE_S = 60;

/** Counts in the memory of this process. */
export const memoryLimiters: LimiterFactory = (_, points) => new RateLimiterMemory({ points, duration: MINUTE_S });
