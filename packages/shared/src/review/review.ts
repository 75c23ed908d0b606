import type { Game } from '../core/game.ts';
import type { GameRecord } from '../core/record.ts';
import type { Seat } from '../core/seat.ts';
import { REVIEW_BUDGET, type ReviewBudget } from './budget.ts';
import { mostTellingFirst } from './findings.ts';
import { type LuckBreakdown, luckBreakdownOf, luckBreakdownSteps } from './luck-breakdown.ts';
import { hasChoice, type RecordedDecision, readGame } from './recorded-game.ts';
import { fineDecision, type ReviewedDecision, reviewDecision, suspectedCost } from './review-decision.ts';

export interface ReviewProgress {
  /** The number of steps that are done, of `of` steps; 0 of 0 while the record is read. */
  readonly done: number;
  readonly of: number;
  /** The decisions that were reviewed so far, the most telling ones first. */
  readonly decisions: readonly ReviewedDecision[];
}

export interface GameReview {
  /** All decisions of the seat in which it had a choice, in the order of the game. */
  readonly decisions: readonly ReviewedDecision[];
  readonly breakdown: LuckBreakdown;
}

/** The number of decisions that are tried before the most suspicious one so far is measured. */
const TRIED_AT_ONCE = 24;

/**
 * Reviews a finished game for a seat: its decisions, and where its result came from. It tries decisions in a few worlds and measures the
 * most suspicious ones first, so the first findings come soon. The order changes nothing in the result. Everything follows from the
 * record and the budget. Yields after every small step (some milliseconds), so that a worker can report or stop. Throws if the record
 * does not follow the rules.
 *
 * @example
 * const reviewing = reviewGame(game, record, seat);
 * for (let step = reviewing.next(); ; step = reviewing.next()) if (step.done) return step.value; else report(step.value);
 */
export function* reviewGame(
  game: Game,
  record: GameRecord,
  seat: Seat,
  budget: ReviewBudget = REVIEW_BUDGET,
): Generator<ReviewProgress, GameReview> {
  let progress: ReviewProgress = { done: 0, of: 0, decisions: [] };
  const recorded = yield* reporting(readGame(game, record), () => progress);
  const own = recorded.decisions.filter((each) => each.seat === seat && !each.isByBot && hasChoice(each));
  progress = { ...progress, of: own.length + luckBreakdownSteps(recorded) };
  const suspects: { readonly decision: RecordedDecision; readonly suspected: number }[] = [];
  const add = (reviewed: ReviewedDecision): ReviewProgress => {
    progress = { ...progress, done: progress.done + 1, decisions: mostTellingFirst([...progress.decisions, reviewed]) };
    return progress;
  };
  function* reviewMostSuspicious(): Generator<ReviewProgress, void> {
    const [next] = suspects.sort((one, other) => other.suspected - one.suspected).splice(0, 1);
    if (next !== undefined) yield add(yield* reporting(reviewDecision(next.decision, budget), () => progress));
  }
  for (const [index, decision] of own.entries()) {
    const suspected = yield* reporting(suspectedCost(decision, budget.firstWorlds), () => progress);
    if (suspected === null) yield add(fineDecision(decision));
    else suspects.push({ decision, suspected });
    if (index % TRIED_AT_ONCE === TRIED_AT_ONCE - 1) yield* reviewMostSuspicious();
  }
  while (suspects.length > 0) yield* reviewMostSuspicious();
  const breakdown = yield* reporting(luckBreakdownOf(recorded, seat, budget), (isStep) => {
    if (isStep === true) progress = { ...progress, done: progress.done + 1 };
    return progress;
  });
  const { decisions } = progress;
  return {
    decisions: decisions.toSorted((one, other) => one.turn - other.turn),
    breakdown,
  };
}

function* reporting<Step, Result>(
  part: Generator<Step, Result>,
  report: (step: Step) => ReviewProgress,
): Generator<ReviewProgress, Result> {
  for (let step = part.next(); ; step = part.next()) {
    if (step.done === true) return step.value;
    yield report(step.value);
  }
}
