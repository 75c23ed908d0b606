import { type RateLimiter, rateLimiter } from './rate-limit.ts';

export const MINUTE_MS = 60_000;

/** Creates a rate limiter that allows so many uses per minute. The name separates its counts from those of other limiters. */
export type LimiterFactory = (name: string, times: number) => RateLimiter<string, boolean | Promise<boolean>>;

export const memoryLimiters: LimiterFactory = (_, times) => rateLimiter({ times, within: MINUTE_MS }, () => performance.now());

/**
 * All people behind one address together may do something this many times as often as one person. The address can be a school or
 * a café.
 */
export const ADDRESS_FACTOR = 10;

/**
 * The caller of a request, for its limits: the person whose secret it shows (`null` without one), and the network that it comes
 * from.
 */
export interface Caller {
  readonly person: string | null;
  readonly network: string;
}

/** A rate limit (throttle) on what a caller may do. */
export type RequestLimit = ReturnType<typeof perMinute>;

/**
 * Allows a person so many uses per minute, and everyone behind one address together `crowd` times as many. A caller without a
 * secret counts for the address only.
 */
export function perMinute(limiters: LimiterFactory, name: string, times: number, crowd = ADDRESS_FACTOR) {
  const each = limiters(`${name} each`, times);
  const all = limiters(`${name} crowd`, times * crowd);
  return {
    // The address is checked first, so that thousands of made-up secrets take no memory. If the person has no use left, the
    // address gets its use back.
    async spend({ person, network }: Caller, uses?: number): Promise<boolean> {
      if (!(await all.take(network, uses))) return false;
      if (person === null || (await each.take(person, uses))) return true;
      await all.giveBack(network, uses);
      return false;
    },
    async giveBack({ person, network }: Caller): Promise<void> {
      if (person !== null) await each.giveBack(person);
      await all.giveBack(network);
    },
  };
}

/** Looks something up for a caller. Returns `blocked` if too many lookups of the caller found nothing. */
export type LimitedLookUp = <Found>(caller: Caller, look: () => Promise<Found | null>) => Promise<Found | null | 'blocked'>;

/**
 * Creates a counter for links, which people pass on. A link that exists is never refused, even if others at the same address have
 * guessed wrongly. The rate limit of the request bounds how many links a caller can guess.
 */
export function countFailedAttempts(limit: RequestLimit): LimitedLookUp {
  return async (caller, look) => (await look()) ?? ((await limit.spend(caller)) ? null : 'blocked');
}

/** Creates a counter for secrets. After too many wrong secrets, even the correct one is refused. */
export function limitFailedAttempts(limit: RequestLimit): LimitedLookUp {
  return async (caller, look) => {
    // The attempt is counted in advance and given back on success, so that parallel attempts cannot get around the limit.
    if (!(await limit.spend(caller))) return 'blocked';
    const found = await look();
    if (found !== null) await limit.giveBack(caller);
    return found;
  };
}
