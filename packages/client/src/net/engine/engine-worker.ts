import { advise } from '@hundredfold/shared/bots/advise.ts';
import type { ActionChoice } from '@hundredfold/shared/bots/choose-action.ts';
import type { CardMemory } from '@hundredfold/shared/core/known-cards.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { ReviewBudget } from '@hundredfold/shared/review/budget.ts';
import { type ReviewReport, reportReview } from '@hundredfold/shared/review/report-review.ts';
import { reviewGame } from '@hundredfold/shared/review/review.ts';

// The engine tries out moves in this worker, so that the page does not stall meanwhile. The page ends the worker to cancel a review.

/** Asks what a strong bot would do. It has what one seat was shown, and nothing else of a running game. */
interface HintRequest {
  readonly ask: 'hint';
  readonly game: string;
  readonly rules: number;
  readonly memory: CardMemory;
}

/** Asks for the review of a finished game. It takes the engine some seconds, in which it answers nothing else. */
export interface ReviewRequest {
  readonly ask: 'review';
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly budget: ReviewBudget;
}

/** Requests are answered in the order in which they come. */
export type EngineRequest = HintRequest | ReviewRequest;

export type EngineMessage =
  /** `choice` is `null` if the game has no such hints. */
  { readonly told: 'hint'; readonly choice: ActionChoice | null } | ReviewReport;

const REPORT_INTERVAL_MS = 100;

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  switch (data.ask) {
    case 'hint':
      return tell({ told: 'hint', choice: hintFor(data) });
    case 'review':
      return review(data);
  }
});

function hintFor({ game: id, rules, memory }: HintRequest): ActionChoice | null {
  const current = gameById(id);
  const game = current === undefined ? null : gameByRules(current, rules);
  return game === null ? null : advise(game, memory);
}

function review({ record, seat, budget }: ReviewRequest): void {
  const game = gameById(record.game);
  if (game === undefined) throw new Error(`there is no game ${record.game}`);
  const reviewing = reviewGame(game, record, seat, budget);
  reportReview(reviewing, { interval: REPORT_INTERVAL_MS, now: () => performance.now(), report: tell });
}

function tell(message: EngineMessage): void {
  postMessage(message);
}
