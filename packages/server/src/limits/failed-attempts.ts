import type { Caller, RequestLimit } from './limit.ts';

/** Counts the tries that led nowhere. */
export interface FailedAttempts {
  /** Looks something up for a caller; `blocked`: too many of their tries found nothing. */
  attempt<Found>(caller: Caller, look: () => Promise<Found | null>): Promise<Found | null | 'blocked'>;
}

/**
 * For links, which are passed on: one that leads somewhere is never refused, whatever others behind the same address have tried. How
 * many can be guessed is bounded by how often somebody may ask at all.
 */
export function countFailedAttempts(limit: RequestLimit): FailedAttempts {
  return {
    async attempt(caller, look) {
      return (await look()) ?? ((await limit.spend(caller)) ? null : 'blocked');
    },
  };
}

/** For secrets: after too many wrong ones, the right one is refused as well. */
export function limitFailedAttempts(limit: RequestLimit): FailedAttempts {
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
