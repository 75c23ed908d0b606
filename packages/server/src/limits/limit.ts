import type { NextFunction, Request, Response } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { type Caller, callerOf } from '../http/caller.ts';
import { complain } from '../http/errors.ts';
import type { LimiterFactory } from './limiters.ts';

/** Everybody behind one address may do so many times as much as one person: a school, or a whole café. */
export const CROWD = 10;

/** How often somebody may do something. */
export interface Limit {
  /** Whether it may be done once more; takes it. */
  spend(caller: Caller): Promise<boolean>;
  giveBack(caller: Caller): Promise<void>;
}

/** So often a person, and all behind one address together `crowd` times as often: someone who shows no secret may be any of them. */
export function perMinute(limiters: LimiterFactory, name: string, times: number, crowd = CROWD): Limit {
  const each = limiters(`${name} each`, times);
  const all = limiters(`${name} crowd`, times * crowd);
  return {
    // First the crowd, so that secrets made up by the thousand take no memory; what one of it may not do is not its loss.
    async spend({ person, network }) {
      if (!(await take(all, network))) return false;
      if (person === null || (await take(each, person))) return true;
      await all.reward(network);
      return false;
    },
    async giveBack({ person, network }) {
      if (person !== null) await each.reward(person);
      await all.reward(network);
    },
  };
}

/** So often all behind one address together, whoever they are. */
export function perAddress(limiters: LimiterFactory, name: string, times: number): Limit {
  const all = limiters(name, times);
  return {
    spend: ({ network }) => take(all, network),
    async giveBack({ network }) {
      await all.reward(network);
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
  /** Looks something up for a caller; `blocked`: too many of their tries found nothing. */
  attempt<Found>(caller: Caller, look: () => Promise<Found | null>): Promise<Found | null | 'blocked'>;
}

/**
 * For links, which are passed on: one that leads somewhere is never refused, whatever others behind the same address have tried. How
 * many can be guessed is bounded by how often somebody may ask at all.
 */
export function missesCounted(limit: Limit): Misses {
  return {
    async attempt(caller, look) {
      return (await look()) ?? ((await limit.spend(caller)) ? null : 'blocked');
    },
  };
}

/** For secrets: after too many wrong ones, the right one is refused as well. */
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
