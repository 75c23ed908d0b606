/** So many times in so many milliseconds. */
export interface Measure {
  readonly times: number;
  readonly within: number;
}

/** What each person at a table may do now and then. */
export interface Seldom {
  /** Whether they may now; if so, it counts. */
  may(number: number, now: number): boolean;
}

export function seldom({ times, within }: Measure): Seldom {
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
