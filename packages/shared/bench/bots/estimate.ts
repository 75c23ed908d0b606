/** A share with its interval, from independent rounds. */
export interface Estimate {
  readonly rounds: number;
  readonly share: number;
  /** Half the width of the interval that has the true share in 95 of 100 cases. */
  readonly margin: number;
}

/** The number of standard errors on each side of an interval of 95 %. */
const INTERVAL = 1.96;

export function estimateOf(shares: readonly number[]): Estimate {
  const { mean, variance } = momentsOf(shares);
  return { rounds: shares.length, share: mean, margin: INTERVAL * Math.sqrt(variance / Math.max(1, shares.length)) };
}

export type Verdict = 'stronger' | 'not stronger' | 'undecided';

/** The threshold of both errors at 5 %: ln(0.95 / 0.05). */
const BOUND = Math.log(19);
/** Fewer rounds say too little of their own variance. */
const MIN_ROUNDS = 20;

/**
 * Compares two hypotheses about the mean, `even` and `more`, by Wald’s sequential probability ratio test (SPRT) with the variance of the
 * rounds, both errors at 5 %.
 */
export function sprt(shares: readonly number[], even: number, more: number): Verdict {
  const { mean, variance } = momentsOf(shares);
  if (shares.length < MIN_ROUNDS) return 'undecided';
  if (variance === 0) return mean > (even + more) / 2 ? 'stronger' : 'not stronger';
  const ratio = (shares.length * (more - even) * (2 * mean - even - more)) / (2 * variance);
  if (ratio > BOUND) return 'stronger';
  return ratio < -BOUND ? 'not stronger' : 'undecided';
}

function momentsOf(shares: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1);
  return { mean, variance };
}
