import { weighInSteps } from '../bots/choose-action.ts';
import { type Candidate, otherActions, withOneTrial } from '../bots/paired-roll-outs.ts';
import { CERTAIN_ERRORS, EXACTLY_ZERO, estimateOf, type ShareEstimate } from '../bots/share-estimate.ts';
import { type AnyAction, isSameAction } from '../core/action.ts';
import type { ReviewBudget } from './budget.ts';
import { sourceFor } from './position-seed.ts';
import type { RecordedDecision } from './recorded-game.ts';

export type ReviewMark = 'fine' | 'slip' | 'mistake';

/** A decision of the reviewed seat. */
export interface ReviewedDecision {
  /** The index of the turn in the record; turn 0 is the start. */
  readonly turn: number;
  readonly played: AnyAction;
  /** The action that the engine would have chosen; `null` if it would have done the same, or nothing that gains as much as a slip costs. */
  readonly better: AnyAction | null;
  /** The cost of the played action against the better one. Noise may make it negative. */
  readonly cost: ShareEstimate;
  readonly mark: ReviewMark;
  /** `true` if the engine chose otherwise, but the cost is within two standard errors of zero. */
  readonly isCloseCall: boolean;
}

/** A slip costs at least this share of the victory. */
export const SLIP_COST = 0.02;
/** A mistake costs at least this share of the victory: an easy bot never gives away more on purpose. */
export const MISTAKE_COST = 0.1;

/** The cost of a decision after a few worlds. It is good for the order of a review, and for leaving out decisions. */
export interface FirstGuess {
  readonly cost: number;
  /** The least and the most that it may have cost. */
  readonly least: number;
  readonly most: number;
}

/** The guess of a decision between more actions than the engine compares, such as a cut: nothing is known to be better. */
const NOT_COMPARED: FirstGuess = { cost: 0, least: 0, most: 0 };

/** Tries all actions in a few worlds. Yields after every world. */
export function* guessCost(decision: RecordedDecision, worlds: number): Generator<undefined, FirstGuess> {
  const source = sourceFor('order', decision.memory);
  let others = otherActions(decision, decision.played);
  if (others.length === 0) return NOT_COMPARED;
  for (let world = 0; world < worlds; world++) {
    others = withOneTrial(decision, decision.played, others, source);
    yield;
  }
  const guesses = others.map(({ gains }) => guessOf(gains));
  const most = (of: keyof FirstGuess) => Math.max(...guesses.map((guess) => guess[of]));
  return { cost: most('cost'), least: most('least'), most: most('most') };
}

/**
 * Returns the mean of a few gains with two standard errors. If two actions led to the same end in all of these worlds, they may still
 * differ in the next one.
 */
function guessOf(gains: readonly number[]): FirstGuess {
  const { mean, error } = estimateOf(gains);
  const isSameEnd = mean === 0 && error === 0;
  const range = CERTAIN_ERRORS * (isSameEnd ? 1 / gains.length : error);
  return { cost: mean, least: mean - range, most: mean + range };
}

/** Returns a decision that could not have been better by as much as a slip costs. */
export function fineDecision({ turn, played }: RecordedDecision): ReviewedDecision {
  return { turn, played, better: null, cost: EXACTLY_ZERO, mark: 'fine', isCloseCall: false };
}

/** Reviews a decision by what its seat knew then. Yields after every world. */
export function* reviewDecision(
  decision: RecordedDecision,
  { engineRollOuts, costWorlds }: Pick<ReviewBudget, 'engineRollOuts' | 'costWorlds'>,
): Generator<undefined, ReviewedDecision> {
  const { turn, played, memory } = decision;
  const { action: choice } = yield* weighInSteps(decision, { rollOuts: engineRollOuts }, sourceFor('engine', memory));
  if (isSameAction(choice, played)) return fineDecision(decision);
  const cost = yield* costOf(decision, choice, costWorlds);
  return { turn, played, better: choice, cost, mark: markOf(cost), isCloseCall: isCloseToZero(cost) };
}

function* costOf(decision: RecordedDecision, better: AnyAction, worlds: number): Generator<undefined, ShareEstimate> {
  const source = sourceFor('cost', decision.memory);
  let candidates: readonly Candidate[] = [{ action: better, gains: [] }];
  for (let world = 0; world < worlds; world++) {
    candidates = withOneTrial(decision, decision.played, candidates, source);
    yield;
  }
  return estimateOf(candidates[0]?.gains ?? []);
}

/** Returns the mark of a cost. What is not certain is no mistake. */
function markOf(cost: ShareEstimate): ReviewMark {
  if (!isCertain(cost) || cost.mean < SLIP_COST) return 'fine';
  return cost.mean < MISTAKE_COST ? 'slip' : 'mistake';
}

function isCloseToZero({ mean, error }: ShareEstimate): boolean {
  return Math.abs(mean) <= CERTAIN_ERRORS * error;
}

function isCertain({ mean, error }: ShareEstimate): boolean {
  return mean > CERTAIN_ERRORS * error;
}
