import { weighInSteps } from '../bots/choose-action.ts';
import { type Candidate, gainOf, otherActions, withOneTrial } from '../bots/paired-roll-outs.ts';
import { EXACTLY_ZERO, estimateOf, type ShareEstimate } from '../bots/share-estimate.ts';
import type { AnyAction } from '../core/action.ts';
import { canonicalJson } from '../core/state-hash.ts';
import { sourceFor } from './position-seed.ts';
import type { RecordedDecision } from './recorded-game.ts';

export type ReviewMark = 'fine' | 'slip' | 'mistake';

/** A decision of the reviewed seat. */
export interface ReviewedDecision {
  /** The index of the turn in the record; turn 0 is the start. */
  readonly turn: number;
  readonly played: AnyAction;
  /** The action that the engine would have chosen; `null` if it would have done the same. */
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
/** A cost is certain from so many standard errors. */
const CERTAIN = 2;

/** The worlds in which all actions are tried to find the order in which decisions are reviewed. */
const ORDER_WORLDS = 4;
/** The roll-outs of the engine for a decision: as many as those of a strong bot. */
const ENGINE_ROLL_OUTS = 300;
/** The worlds in which the cost is measured. They are drawn anew, because the engine chose what was best in its own. */
const COST_WORLDS = 150;

/** Returns whether a decision had an alternative. */
export function hasChoice({ game, state, seat }: RecordedDecision): boolean {
  return game.legal(game.view(state, seat)).length > 1;
}

/** Returns a rough guess of what a decision cost, to review the most telling ones first. Yields after every world. */
export function* guessCost(decision: RecordedDecision): Generator<undefined, number> {
  const source = sourceFor('order', decision.memory);
  let others = otherActions(decision, decision.played);
  for (let world = 0; world < ORDER_WORLDS && others.length > 0; world++) {
    others = withOneTrial(decision, decision.played, others, source);
    yield;
  }
  return Math.max(0, ...others.map(gainOf));
}

/** Reviews a decision by what its seat knew then. Yields after every world. */
export function* reviewDecision(decision: RecordedDecision): Generator<undefined, ReviewedDecision> {
  const { turn, played, memory } = decision;
  const { action: choice } = yield* weighInSteps(decision, { rollOuts: ENGINE_ROLL_OUTS }, sourceFor('engine', memory));
  if (isSame(choice, played)) return { turn, played, better: null, cost: EXACTLY_ZERO, mark: 'fine', isCloseCall: false };
  const cost = yield* costOf(decision, choice);
  return { turn, played, better: choice, cost, mark: markOf(cost), isCloseCall: !isCertain(cost) };
}

function* costOf(decision: RecordedDecision, better: AnyAction): Generator<undefined, ShareEstimate> {
  const source = sourceFor('cost', decision.memory);
  let candidates: readonly Candidate[] = [{ action: better, gains: [] }];
  for (let world = 0; world < COST_WORLDS; world++) {
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

function isCertain({ mean, error }: ShareEstimate): boolean {
  return mean > CERTAIN * error;
}

function isSame(one: AnyAction, other: AnyAction): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
