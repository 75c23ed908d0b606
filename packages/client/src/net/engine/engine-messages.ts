import type { ActionChoice } from '@hundredfold/shared/bots/choose-action.ts';
import type { CardMemory } from '@hundredfold/shared/core/known-cards.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { ReviewBudget } from '@hundredfold/shared/review/budget.ts';
import type { ReviewReport } from '@hundredfold/shared/review/report-review.ts';

/** Asks what a strong bot would do. It has what one seat was shown, and nothing else of a running game. */
export interface HintRequest {
  readonly ask: 'hint';
  readonly number: number;
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

export type EngineRequest = HintRequest | ReviewRequest;

export type EngineMessage =
  /** `choice` is `null` if the game has no such hints. */
  { readonly told: 'hint'; readonly number: number; readonly choice: ActionChoice | null } | ReviewReport;

export interface EnginePort {
  post(asked: EngineRequest): void;
  /** Calls back with every message from now on, and with `null` if the engine has failed. */
  hear(heard: (message: EngineMessage | null) => void): void;
  close(): void;
}
