import { REVIEW_BUDGET, SMALL_REVIEW_BUDGET } from '@hundredfold/shared/review/budget.ts';
import type { GameReview } from '@hundredfold/shared/review/review.ts';
import type { ReviewedDecision } from '@hundredfold/shared/review/review-decision.ts';
import { isWeakDevice } from '../../lib/weak-device.ts';
import type { ReviewRequest } from '../../net/engine/engine-worker.ts';
import { type EnginePort, openEngine } from '../../net/engine/open-engine.ts';

export interface ReviewListener {
  /** Called with the part that is done, from 0 to 1, and the slips and mistakes that were found so far, the costliest first. */
  readonly onProgress: (share: number, found: readonly ReviewedDecision[]) => void;
  /** Called once with the review, or with `null` if it failed. */
  readonly onEnd: (review: GameReview | null) => void;
}

/** Reviews a finished game in an engine of its own. The returned function cancels the review. */
export function runReview(
  asked: Pick<ReviewRequest, 'record' | 'seat'>,
  { onProgress, onEnd }: ReviewListener,
  open: () => EnginePort = openEngine,
): () => void {
  let port: EnginePort | null = null;
  const cancel = () => {
    port?.close();
    port = null;
  };
  const end = (review: GameReview | null) => {
    cancel();
    onEnd(review);
  };
  try {
    port = open();
    port.hear((message) => {
      if (port === null) return;
      if (message === null) end(null);
      else if (message.told === 'progress') onProgress(message.share, message.found);
      else if (message.told === 'review') end(message.review);
    });
    port.post({ ask: 'review', ...asked, budget: isWeakDevice() ? SMALL_REVIEW_BUDGET : REVIEW_BUDGET });
  } catch {
    end(null); // This browser has no workers.
  }
  return cancel;
}
