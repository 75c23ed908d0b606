/** The settings of a rate limit: `times` uses within `within` milliseconds. */
export interface RateLimitSettings {
  readonly times: number;
  readonly within: number;
}

/** A rate limit for each member of a table, by their member id. */
export interface RateLimit {
  /** Returns whether the member may do it now. If so, it counts as one use. */
  may(number: number, now: number): boolean;
}

export function rateLimit({ times, within }: RateLimitSettings): RateLimit {
  const done = new Map<number, readonly number[]>();
  return {
    may(number, now) {
      for (const [each, all] of done) if (all.every((at) => now - at >= within)) done.delete(each);
      const recent = (done.get(number) ?? []).filter((at) => now - at < within);
      if (recent.length >= times) return false;
      done.set(number, [...recent, now]);
      return true;
    },
  };
}
