import type { Game } from '../core/game.ts';
import type { GameRecord } from '../core/record.ts';
import type { Seat } from '../core/seat.ts';
import { REVIEW_BUDGET, type ReviewBudget } from './budget.ts';
import { type LuckLedger, ledgerOf, ledgerSteps } from './ledger.ts';
import { hasChoice, type RecordedDecision, readGame } from './recorded-game.ts';
import {
  type FirstGuess,
  fineDecision,
  guessCost,
  type ReviewedDecision,
  type ReviewMark,
  reviewDecision,
  SLIP_COST,
} from './review-decision.ts';

/** How far a review has come. */
export interface ReviewProgress {
  /** The number of steps that are done, of `of` steps; 0 of 0 while the record is read. */
  readonly done: number;
  readonly of: number;
  /** The decisions that were reviewed so far, the most telling ones first. */
  readonly decisions: readonly ReviewedDecision[];
}

/** The review of a finished game for one of its seats. */
export interface GameReview {
  /** All decisions of the seat in which it had a choice, in the order of the game. */
  readonly decisions: readonly ReviewedDecision[];
  /** The slips and mistakes that cost most, at most three, the costliest first. */
  readonly turningPoints: readonly ReviewedDecision[];
  readonly ledger: LuckLedger;
}

/** The options of a review. Without any, everyone gets the same review of the same record. */
export interface ReviewOptions {
  readonly budget?: ReviewBudget;
}

/** The number of turning points. */
const MAX_TURNING_POINTS = 3;

/** Returns the turning points among decisions, of which the most telling ones come first. */
export function turningPointsOf(decisions: readonly ReviewedDecision[]): readonly ReviewedDecision[] {
  return decisions.filter(({ mark }) => mark !== 'fine').slice(0, MAX_TURNING_POINTS);
}

/**
 * Reviews a finished game for a seat: its decisions, and where its result came from. What looks like a slip at once is reviewed at
 * once, so that the first findings come soon; the other decisions follow, the costliest first. Everything follows from the record, so
 * the same record gives the same review everywhere. Yields after every small step (some milliseconds), so that a worker can report or
 * stop. Throws if the record does not follow the rules.
 *
 * @example
 * const reviewing = reviewGame(game, record, seat);
 * for (let step = reviewing.next(); ; step = reviewing.next()) if (step.done) return step.value; else report(step.value);
 */
export function* reviewGame(
  game: Game,
  record: GameRecord,
  seat: Seat,
  { budget = REVIEW_BUDGET }: ReviewOptions = {},
): Generator<ReviewProgress, GameReview> {
  let progress: ReviewProgress = { done: 0, of: 0, decisions: [] };
  const recorded = yield* reporting(readGame(game, record), () => progress);
  const own = recorded.decisions.filter((each) => each.seat === seat && !each.isByBot && hasChoice(each));
  progress = { ...progress, of: 2 * own.length + ledgerSteps(recorded) };
  const later: GuessedDecision[] = [];
  for (const decision of own) {
    const guess = yield* reporting(guessCost(decision, budget.firstWorlds), () => progress);
    progress = { ...progress, done: progress.done + 1 };
    if (guess.least >= SLIP_COST) progress = yield* withReview(progress, { decision, guess }, budget);
    else later.push({ decision, guess });
  }
  for (const each of later.toSorted((one, other) => other.guess.cost - one.guess.cost)) {
    progress = yield* withReview(progress, each, budget);
  }
  const ledger = yield* reporting(ledgerOf(recorded, seat, budget), (isStep) => {
    if (isStep === true) progress = { ...progress, done: progress.done + 1 };
    return progress;
  });
  const { decisions } = progress;
  return {
    decisions: decisions.toSorted((one, other) => one.turn - other.turn),
    turningPoints: turningPointsOf(decisions),
    ledger,
  };
}

interface GuessedDecision {
  readonly decision: RecordedDecision;
  readonly guess: FirstGuess;
}

/** Reviews one more decision. Returns the progress with it. */
function* withReview(
  progress: ReviewProgress,
  { decision, guess }: GuessedDecision,
  budget: ReviewBudget,
): Generator<ReviewProgress, ReviewProgress> {
  const isFine = guess.most < SLIP_COST;
  const reviewed = isFine ? fineDecision(decision) : yield* reporting(reviewDecision(decision, budget), () => progress);
  const next = { ...progress, done: progress.done + 1, decisions: mostTellingFirst([...progress.decisions, reviewed]) };
  yield next;
  return next;
}

/** Runs a part of the review and yields the progress after each of its steps. */
function* reporting<Step, Result>(
  part: Generator<Step, Result>,
  report: (step: Step) => ReviewProgress,
): Generator<ReviewProgress, Result> {
  for (let step = part.next(); ; step = part.next()) {
    if (step.done === true) return step.value;
    yield report(step.value);
  }
}

const SEVERITY: Readonly<Record<ReviewMark, number>> = { fine: 0, slip: 1, mistake: 2 };

function mostTellingFirst(decisions: readonly ReviewedDecision[]): readonly ReviewedDecision[] {
  return decisions.toSorted(
    (one, other) => SEVERITY[other.mark] - SEVERITY[one.mark] || other.cost.mean - one.cost.mean || one.turn - other.turn,
  );
}
