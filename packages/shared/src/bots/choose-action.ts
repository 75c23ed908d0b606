import { type AnyAction, isSameAction } from '../core/action.ts';
import type { RandomSource } from '../core/chance.ts';
import { runToEnd } from '../core/run-to-end.ts';
import { type Candidate, type Decision, gainOf, otherActions, withOneTrial } from './paired-roll-outs.ts';
import { usualAction } from './usual-action.ts';
import { estimateOf } from './win-share-estimate.ts';

export interface SearchBudget {
  readonly rollOuts: number;
  /** Asked before each world; the search ends when it returns `false`. Without it, the same random numbers give the same action. */
  readonly hasTime?: () => boolean;
}

/** The number of worlds in which every action is tried before half of them are left out. */
const FIRST_WORLDS = 12;
/** The standard error of fewer worlds says nothing. */
const MIN_WORLDS = 6;
/** An action has to be better than that of the normal bot by so many standard errors. */
const GATE = 1;
/** Two actions are a close call if they seem to differ by less than this share of the victory. */
const CLOSE_CALL = 0.02;

export interface ActionChoice {
  readonly action: AnyAction;
  /** The action of the normal bot. */
  readonly usual: AnyAction;
  /** `true` if another action may well be as good. */
  readonly isCloseCall: boolean;
}

/**
 * Chooses the action of the normal bot, unless another one turns out better in paired roll-outs: both are tried in the same worlds,
 * with the same cards to come.
 */
export function weighActions(decision: Decision, budget: SearchBudget, source: RandomSource): ActionChoice {
  return runToEnd(weighInSteps(decision, budget, source));
}

/** Weighs like `weighActions`. Yields after every world, so that a worker can report or stop in between. */
export function* weighInSteps(
  decision: Decision,
  budget: SearchBudget,
  source: RandomSource,
): Generator<undefined, ActionChoice> {
  const usual = steadyAction(decision, source);
  const others = otherActions(decision, usual);
  const { best, second } = others.length === 0 ? NONE : yield* rank({ decision, usual, source }, others, budget);
  if (best === null) return { action: usual, usual, isCloseCall: false };
  const isClose = isCloseTo(best.gains);
  if (!isBetter(best)) return { action: usual, usual, isCloseCall: isClose };
  return { action: best.action, usual, isCloseCall: isClose || (second !== null && isCloseTo(differences(best, second))) };
}

/** Returns the action that the normal bot takes twice out of three times, so that its whims do not count. */
export function steadyAction({ game, state, seat, memory }: Decision, source: RandomSource): AnyAction {
  const choose = () => usualAction(game, game.view(state, seat), source, memory);
  const [first, second] = [choose(), choose()];
  if (isSameAction(first, second)) return first;
  const third = choose();
  return isSameAction(second, third) ? second : first;
}

interface Ranking {
  readonly best: Candidate | null;
  readonly second: Candidate | null;
}

const NONE: Ranking = { best: null, second: null };

interface Comparison {
  readonly decision: Decision;
  readonly usual: AnyAction;
  readonly source: RandomSource;
}

/** Compares all actions in a few worlds, the better half in more, and so on, until the budget is spent. */
function* rank(
  { decision, usual, source }: Comparison,
  others: readonly Candidate[],
  { rollOuts, hasTime }: SearchBudget,
): Generator<undefined, Ranking> {
  let left = rollOuts;
  let candidates = others;
  let second: Candidate | null = null;
  for (let worlds = FIRST_WORLDS; ; worlds *= 2) {
    const affordable = Math.min(worlds, Math.floor(left / (candidates.length + 1)));
    let tried = 0;
    for (; tried < affordable && hasTime?.() !== false; tried++) {
      candidates = withOneTrial(decision, usual, candidates, source);
      yield;
    }
    const ranked = candidates.toSorted((one, other) => gainOf(other) - gainOf(one));
    if (tried < affordable || affordable === 0) return { best: ranked[0] ?? null, second: ranked[1] ?? second };
    left -= affordable * (candidates.length + 1);
    candidates = ranked.slice(0, Math.ceil(ranked.length / 2));
    second = ranked[candidates.length] ?? second;
  }
}

function isBetter({ gains }: Candidate): boolean {
  const { mean, error } = estimateOf(gains);
  return gains.length >= MIN_WORLDS && mean > 0 && mean > GATE * error;
}

function isCloseTo(gains: readonly number[]): boolean {
  return Math.abs(estimateOf(gains).mean) < CLOSE_CALL;
}

function differences(one: Candidate, other: Candidate): readonly number[] {
  return other.gains.map((gain, world) => (one.gains[world] ?? 0) - gain);
}
