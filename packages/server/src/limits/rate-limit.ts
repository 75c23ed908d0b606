/** The settings of a rate limit: `times` uses within `within` milliseconds. */
export interface RateLimitSettings {
  readonly times: number;
  readonly within: number;
}

/** A rate limit for each member of a table, by their member id, or for each of something else. */
export interface RateLimit<Key = number> {
  /** Returns whether the member may do it now. If so, it counts as one use. */
  may(key: Key, now: number): boolean;
}

export function rateLimit<Key = number>({ times, within }: RateLimitSettings): RateLimit<Key> {
  const done = new Map<Key, readonly number[]>();
  return {
    may(key, now) {
      for (const [each, all] of done) if (all.every((at) => now - at >= within)) done.delete(each);
      const recent = (done.get(key) ?? []).filter((at) => now - at < within);
      if (recent.length >= times) return false;
      done.set(key, [...recent, now]);
      return true;
    },
  };
}
