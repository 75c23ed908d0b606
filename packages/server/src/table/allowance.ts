/** How many messages somebody may still send: it fills up again by so many a second. */
export interface Allowance {
  /** Whether there is one left; takes it. */
  take(now: number): boolean;
}

export function allowance(perSecond: number, start: number): Allowance {
  let left = perSecond;
  let filled = start;
  return {
    take(now) {
      left = Math.min(perSecond, left + ((now - filled) / 1000) * perSecond);
      filled = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
