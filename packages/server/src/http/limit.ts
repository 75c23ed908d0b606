import type { NextFunction, Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { visitorOf } from '../identity/visitor.ts';
import { complain } from './complaint.ts';

type Handler = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** Lets a visitor through so many times a minute. */
export function limited(perMinute: number): Handler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (request, response, next) => {
    if (await spend(limiter, visitorOf(request.ip))) next();
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
      const visitor = visitorOf(request.ip);
      // Paid in advance and given back: many tries at the same time are no way around it.
      const paid = await spend(limiter, visitor);
      const found = paid ? await look() : null;
      if (!paid || found !== null) await limiter.reward(visitor);
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
