/** A limit of `times` uses in a window of `within` milliseconds, which begins with the first use. */
export interface RateLimit {
  readonly times: number;
  readonly within: number;
}

export interface LimitedUses {
  readonly count: number;
  readonly until: number;
}

export function withUse(uses: LimitedUses | undefined, { times, within }: RateLimit, now: number, more = 1): LimitedUses | null {
  const window = uses !== undefined && now < uses.until ? uses : { count: 0, until: now + within };
  return window.count < times ? { ...window, count: window.count + more } : null;
}

/** Counts uses by key. Where other processes count along, the answers are promises. */
export interface RateLimiter<Key, Taken extends boolean | Promise<boolean> = boolean> {
  /**
   * Counts a use, or several at once, of which the last ones may go beyond the limit. Returns `false`, and counts nothing, if it is
   * reached.
   */
  take(key: Key, uses?: number): Taken;
  giveBack(key: Key, uses?: number): unknown;
}

export function rateLimiter<Key>(limit: RateLimit, now: () => number): RateLimiter<Key> {
  /** The current windows, the first to end first, since all are equally long. */
  const windows = new Map<Key, LimitedUses>();
  return {
    take(key, more = 1) {
      const at = now();
      for (const [past, { until }] of windows) {
        if (at < until) break;
        windows.delete(past);
      }
      const uses = withUse(windows.get(key), limit, at, more);
      if (uses !== null) windows.set(key, uses);
      return uses !== null;
    },
    giveBack(key, fewer = 1) {
      const uses = windows.get(key);
      if (uses !== undefined) windows.set(key, { ...uses, count: Math.max(0, uses.count - fewer) });
    },
  };
}

export function perSecond<Key>(times: number): RateLimiter<Key> {
  return rateLimiter({ times, within: 1000 }, () => performance.now());
}
