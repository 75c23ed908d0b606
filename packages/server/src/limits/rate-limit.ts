/** So many times in so many milliseconds. */
export interface RateLimitSettings {
  readonly times: number;
  readonly within: number;
}

/** What each person at a table may do now and then. */
export interface RateLimit {
  /** Whether they may now; if so, it counts. */
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
