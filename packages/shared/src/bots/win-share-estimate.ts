/** An estimated share of the victory (win probability), or a difference of such shares, with its standard error. */
export interface WinShareEstimate {
  readonly mean: number;
  readonly error: number;
}

export const EXACTLY_ZERO: WinShareEstimate = { mean: 0, error: 0 };

/** An estimate is certain from so many standard errors, which hold in 95 % of cases. */
export const CERTAIN_ERRORS = 2;

/** Returns the mean of independent samples. A single sample has no known error: it gets its own size. */
export function estimateOf(samples: readonly number[]): WinShareEstimate {
  const count = samples.length;
  if (count === 0) return EXACTLY_ZERO;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / count;
  if (count === 1) return { mean, error: Math.abs(mean) };
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (count - 1) / count) };
}

/** Returns the sum of independent estimates. */
export function sumOf(estimates: readonly WinShareEstimate[]): WinShareEstimate {
  const mean = estimates.reduce((sum, each) => sum + each.mean, 0);
  return { mean, error: Math.hypot(...estimates.map(({ error }) => error)) };
}

/** Returns the difference of two independent estimates. */
export function differenceOf(one: WinShareEstimate, other: WinShareEstimate): WinShareEstimate {
  return { mean: one.mean - other.mean, error: Math.hypot(one.error, other.error) };
}
