import type { NextFunction, Request, Response } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counting } from '../wire/counting.ts';
import { type Caller, callerOf } from './caller.ts';
import { complain } from './complaint.ts';

/** Everybody behind one address may do so many times as much as one person: a school, or a whole café. */
export const CROWD = 10;

/** What each may do so often. Who shows no secret is, to us, all who come from there. */
export interface Limit {
  /** Whether it may be done once more; takes it. */
  spend(caller: Caller): Promise<boolean>;
  giveBack(caller: Caller): Promise<void>;
}

export function perMinute(counting: Counting, name: string, times: number): Limit {
  const each = counting(`${name} each`, times);
  const crowd = counting(`${name} crowd`, times * CROWD);
  const keyOf = ({ person, network }: Caller): string => person ?? network;
  return {
    // First the crowd, so that secrets made up by the thousand take no memory; what one of it may not do is not its loss.
    async spend(caller) {
      if (!(await take(crowd, caller.network))) return false;
      if (await take(each, keyOf(caller))) return true;
      await crowd.reward(caller.network);
      return false;
    },
    async giveBack(caller) {
      await each.reward(keyOf(caller));
      await crowd.reward(caller.network);
    },
  };
}

type Handler = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** Lets a caller through as often as they may; behind whatever reads the body, so that people can be told apart. */
export function limited(limit: Limit): Handler {
  return async (request, response, next) => {
    if (await limit.spend(callerOf(request))) next();
    else complain(response, 'too-many');
  };
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    await limiter.reward(key);
    return false;
  }
}

/** Counts the tries that led nowhere. */
export interface Misses {
  /** Looks something up for a caller; `blocked` once too many of theirs found nothing. */
  attempt<Found>(caller: Caller, look: () => Promise<Found | null>): Promise<Found | null | 'blocked'>;
}

export function missesLimited(limit: Limit): Misses {
  return {
    async attempt(caller, look) {
      // Paid in advance and given back: many tries at the same time are no way around it.
      if (!(await limit.spend(caller))) return 'blocked';
      const found = await look();
      if (found !== null) await limit.giveBack(caller);
      return found;
    },
  };
}
