import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimiterFactory } from './limiters.ts';

/**
 * All people behind one address together may do something this many times as often as one person. The address can be a school or
 * a café.
 */
export const ADDRESS_FACTOR = 10;

/** A rate limit (throttle) on what a caller may do. */
export interface RequestLimit {
  /** Takes one use. Returns whether one was left. */
  spend(caller: Caller): Promise<boolean>;
  giveBack(caller: Caller): Promise<void>;
}

/**
 * Allows a person so many uses per minute, and everyone behind one address together `crowd` times as many. A caller who shows no
 * secret counts for the address only.
 */
export function perMinute(limiters: LimiterFactory, name: string, times: number, crowd = ADDRESS_FACTOR): RequestLimit {
  const each = limiters(`${name} each`, times);
  const all = limiters(`${name} crowd`, times * crowd);
  return {
    // The address is checked first, so that thousands of made-up secrets take no memory. If the person has no use left, the
    // address gets its use back.
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

/** Allows everyone behind one address together so many uses per minute. */
export function perAddress(limiters: LimiterFactory, name: string, times: number): RequestLimit {
  const all = limiters(name, times);
  return {
    spend: ({ network }) => take(all, network),
    async giveBack({ network }) {
      await all.reward(network);
    },
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

/**
 * The caller of a request, for its limits: the person whose secret it shows (`null` without one), and the network that it comes
 * from.
 */
export interface Caller {
  readonly person: string | null;
  readonly network: string;
}
