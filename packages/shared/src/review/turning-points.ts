import type { ReviewedDecision, ReviewMark } from './review-decision.ts';

const MAX_TURNING_POINTS = 3;

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

/** Returns the turning points among decisions, of which the most telling ones come first. */
export function turningPointsOf(decisions: readonly ReviewedDecision[]): readonly ReviewedDecision[] {
  return findingsIn(decisions).slice(0, MAX_TURNING_POINTS);
}
