import type { ReviewedDecision, ReviewMark } from './review-decision.ts';

const SEVERITY: Readonly<Record<ReviewMark, number>> = { fine: 0, slip: 1, mistake: 2 };

/** Returns decisions by what they cost. The order of those with the same cost is that of the game. */
export function mostTellingFirst(decisions: readonly ReviewedDecision[]): readonly ReviewedDecision[] {
  return decisions.toSorted(
    (one, other) => SEVERITY[other.mark] - SEVERITY[one.mark] || other.cost.mean - one.cost.mean || one.turn - other.turn,
  );
}

export function findingsIn(decisions: readonly ReviewedDecision[]): readonly ReviewedDecision[] {
  return decisions.filter(({ mark }) => mark !== 'fine');
}
