import { advise } from '@hundredfold/shared/bots/advise.ts';
import type { ActionChoice } from '@hundredfold/shared/bots/choose-action.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { reportReview } from '@hundredfold/shared/review/report-review.ts';
import { reviewGame } from '@hundredfold/shared/review/review.ts';
import type { EngineMessage, EngineRequest, HintRequest, ReviewRequest } from './engine-messages.ts';

// The engine tries out moves in this worker, so that the page does not stall meanwhile. The page ends the worker to cancel a review.

const REPORT_INTERVAL_MS = 100;

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  switch (data.ask) {
    case 'hint':
      return tell({ told: 'hint', number: data.number, choice: hintFor(data) });
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
