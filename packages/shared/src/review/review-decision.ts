import { weighInSteps } from '../bots/choose-action.ts';
import { otherActions, worthInNewWorld } from '../bots/paired-roll-outs.ts';
import { CERTAIN_ERRORS, EXACTLY_ZERO, estimateOf, type WinShareEstimate } from '../bots/win-share-estimate.ts';
import { type AnyAction, isSameAction } from '../core/action.ts';
import type { ReviewBudget } from './budget.ts';
import { sourceFor } from './position-seed.ts';
import type { RecordedDecision } from './recorded-game.ts';

export type ReviewMark = 'fine' | 'slip' | 'mistake';

export interface ReviewedDecision {
  /** The index of the turn in the record; turn 0 is the start. */
  readonly turn: number;
  readonly played: AnyAction;
  /**
   * The action that the engine would have chosen; `null` if it would have done the same, or nothing that gains as much as a slip costs.
   */
  readonly better: AnyAction | null;
  /** The cost of the played action against the better one. Noise may make it negative. */
  readonly cost: WinShareEstimate;
  readonly mark: ReviewMark;
  /** `true` if the engine chose otherwise, but the cost is within two standard errors of zero. */
  readonly isCloseCall: boolean;
}

/** A slip surely costs this share of the victory. */
const SLIP_COST = 0.02;
/** A mistake surely costs this share of the victory. */
const MISTAKE_COST = 0.1;

export function fineDecision({ turn, played }: RecordedDecision): ReviewedDecision {
  return { turn, played, better: null, cost: EXACTLY_ZERO, mark: 'fine', isCloseCall: false };
}

/** Reviews a decision by what its seat knew then. Yields after every world. */
export function* reviewDecision(
  decision: RecordedDecision,
  { engineRollOuts, costWorlds }: ReviewBudget,
): Generator<undefined, ReviewedDecision> {
  const { turn, played, memory } = decision;
  const { action: choice } = yield* weighInSteps(decision, { rollOuts: engineRollOuts }, sourceFor('engine', memory));
  if (isSameAction(choice, played)) return fineDecision(decision);
  const cost = yield* costOf(decision, choice, costWorlds);
  const isCloseCall = Math.abs(cost.mean) <= CERTAIN_ERRORS * cost.error;
  return { turn, played, better: choice, cost, mark: markOf(cost), isCloseCall };
}

/**
 * Returns the gain of another action that may have been better by as much as a slip costs, as far as a few worlds tell; `null` if there
 * is none. It tries one action after the other, and stops at the first that may. Choices among more actions than are compared, such as
 * a cut, are no slips.
 */
export function* suspectedCost(decision: RecordedDecision, worlds: number): Generator<undefined, number | null> {
  const { played, memory } = decision;
  const others = otherActions(decision, played);
  if (others.length === 0) return null;
  const source = sourceFor('order', memory);
  const trials: { readonly worthOf: (action: AnyAction) => number; readonly worthOfPlayed: number }[] = [];
  while (trials.length < worlds) {
    const worthOf = worthInNewWorld(decision, source);
    trials.push({ worthOf, worthOfPlayed: worthOf(played) });
    yield;
  }
  for (const { action } of others) {
    const gains: number[] = [];
    for (const { worthOf, worthOfPlayed } of trials) {
      gains.push(worthOf(action) - worthOfPlayed);
      yield;
    }
    if (mostOf(gains) >= SLIP_COST) return estimateOf(gains).mean;
  }
  return null;
}

/**
 * Returns the most that the mean of a few gains may be, which is two standard errors more. If two actions led to the same end in all of
 * these worlds, they may still differ in the next one.
 */
function mostOf(gains: readonly number[]): number {
  const { mean, error } = estimateOf(gains);
  const isSameEnd = mean === 0 && error === 0;
  return mean + CERTAIN_ERRORS * (isSameEnd ? 1 / gains.length : error);
}

function* costOf(decision: RecordedDecision, better: AnyAction, worlds: number): Generator<undefined, WinShareEstimate> {
  const source = sourceFor('cost', decision.memory);
  const gains: number[] = [];
  while (gains.length < worlds) {
    const worthOf = worthInNewWorld(decision, source);
    gains.push(worthOf(better) - worthOf(decision.played));
    yield;
  }
  return estimateOf(gains);
}

/**
 * Returns the mark of a cost. It is as sure as two standard errors are: what only seems to cost as much gets none, or the lesser one.
 */
export function markOf({ mean, error }: WinShareEstimate): ReviewMark {
  const least = mean - CERTAIN_ERRORS * error;
  if (least < SLIP_COST) return 'fine';
  return least < MISTAKE_COST ? 'slip' : 'mistake';
}
