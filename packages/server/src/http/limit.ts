import type { NextFunction, Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { complain } from './complaint.ts';

type Handler = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** Lets a visitor through so many times a minute. */
export function limited(perMinute: number): Handler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (request, response, next) => {
    if (await spend(limiter, callerOf(request.ip))) next();
    else complain(response, 'too-many');
  };
}

/** Counts the tries that led nowhere. */
export interface Misses {
  /** Runs a look-up for a visitor; `blocked` once too many of theirs found nothing. */
  attempt<Found>(request: Request, look: () => Promise<Found | null>): Promise<Found | null | 'blocked'>;
}

export function missesLimited(perMinute: number): Misses {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async attempt(request, look) {
      const caller = callerOf(request.ip);
      // Paid in advance and given back: many tries at the same time are no way around it.
      const paid = await spend(limiter, caller);
      const found = paid ? await look() : null;
      if (!paid || found !== null) await limiter.reward(caller);
      return paid ? found : 'blocked';
    },
  };
}

async function spend(limiter: RateLimiterMemory, visitor: string): Promise<boolean> {
  try {
    await limiter.consume(visitor);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}

/** By which address limits are counted: somebody on IPv6 has a whole network of 2⁶⁴ addresses to come from. */
export function callerOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  return `${groups(address).slice(0, 4).join(':')}::/64`;
}

function groups(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after];
}
