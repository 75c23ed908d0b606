import type { Caller, RequestLimit } from './limit.ts';

/** Counts lookups that found nothing. */
export interface FailedAttempts {
  /** Looks something up for a caller. Returns `blocked` if too many lookups of the caller found nothing. */
  attempt<Found>(caller: Caller, look: () => Promise<Found | null>): Promise<Found | null | 'blocked'>;
}

/**
 * Creates a counter for links, which people pass on. A link that exists is never refused, even if others at the same address have
 * guessed wrongly. The rate limit of the request bounds how many links a caller can guess.
 */
export function countFailedAttempts(limit: RequestLimit): FailedAttempts {
  return {
    async attempt(caller, look) {
      return (await look()) ?? ((await limit.spend(caller)) ? null : 'blocked');
    },
  };
}

/** Creates a counter for secrets. After too many wrong secrets, even the correct one is refused. */
export function limitFailedAttempts(limit: RequestLimit): FailedAttempts {
  return {
    async attempt(caller, look) {
      // The attempt is counted in advance and given back on success, so that parallel attempts cannot get around the limit.
      if (!(await limit.spend(caller))) return 'blocked';
      const found = await look();
      if (found !== null) await limit.giveBack(caller);
      return found;
    },
  };
}
