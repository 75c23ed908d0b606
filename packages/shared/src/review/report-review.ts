import { findingsIn } from './findings.ts';
import type { GameReview, ReviewProgress } from './review.ts';
import type { ReviewedDecision } from './review-decision.ts';

export type ReviewReport =
  | {
      readonly told: 'progress';
      /** The part of the review that is done, from 0 to 1. */
      readonly share: number;
      /** The slips and mistakes among the decisions that were reviewed so far, the costliest first. */
      readonly found: readonly ReviewedDecision[];
    }
  | { readonly told: 'review'; readonly review: GameReview };

interface ReviewReporter {
  /** Milliseconds between two reports of progress. */
  readonly interval: number;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  readonly report: (report: ReviewReport) => void;
}

/** Runs a review, and reports from time to time how far it is, and at last the review. */
export function reportReview(reviewing: Generator<ReviewProgress, GameReview>, { interval, now, report }: ReviewReporter): void {
  let reportAt = 0;
  let step = reviewing.next();
  for (; step.done !== true; step = reviewing.next()) {
    if (now() < reportAt) continue;
    const { done, of, decisions } = step.value;
    report({ told: 'progress', share: of === 0 ? 0 : done / of, found: findingsIn(decisions) });
    reportAt = now() + interval;
  }
  report({ told: 'review', review: step.value });
}
