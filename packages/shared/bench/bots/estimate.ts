/** A share with the interval that has the true share in 95 of 100 cases, from independent rounds. */
export interface Estimate {
  readonly rounds: number;
  readonly share: number;
  readonly lower: number;
  readonly upper: number;
}

/** The number of standard errors on each side of an interval of 95 %. */
const INTERVAL = 1.96;

/**
 * Estimates a share. Rounds that are won or lost give Wilson’s interval, which has a width although all rounds were alike. Other rounds
 * that were all alike say nothing of their variance, so they give the widest interval.
 */
export function estimateOf(shares: readonly number[]): Estimate {
  const rounds = shares.length;
  const { mean: share, variance } = momentsOf(shares);
  if (rounds === 0) return { rounds, share, lower: 0, upper: 1 };
  if (shares.every((each) => each === 0 || each === 1)) return { rounds, share, ...wilsonInterval(share, rounds) };
  if (variance === 0) return { rounds, share, lower: 0, upper: 1 };
  const margin = INTERVAL * Math.sqrt(variance / rounds);
  return { rounds, share, lower: share - margin, upper: share + margin };
}

function wilsonInterval(share: number, rounds: number): Pick<Estimate, 'lower' | 'upper'> {
  const weight = INTERVAL ** 2 / rounds;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (INTERVAL / (1 + weight)) * Math.sqrt((share * (1 - share)) / rounds + weight / (4 * rounds));
  return { lower: middle - half, upper: middle + half };
}

/** Returns whether a share certainly reaches another one; too few rounds say nothing. */
export function certainlyReaches({ rounds, lower }: Estimate, must: number): boolean | 'too few' {
  return rounds < MIN_ROUNDS ? 'too few' : lower >= must;
}

/** Fewer rounds say too little of their own variance. */
const MIN_ROUNDS = 20;

export function momentsOf(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, variance };
}
