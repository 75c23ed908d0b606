import type { AnyAction } from '../core/action.ts';
import type { RandomSource } from '../core/chance.ts';
import { type Candidate, type Decision, errorOf, gainOf, otherActions, withOneTrial } from './paired-roll-outs.ts';

/** The effort for a decision. */
export interface SearchBudget {
  /** The maximum number of roll-outs in all. */
  readonly rollOuts: number;
  /** Asked before each world; the search ends when it returns `false`. Without it, the same random numbers give the same action. */
  readonly hasTime?: () => boolean;
}

/** The number of worlds in which every action is tried before half of them are left out. */
const FIRST_WORLDS = 12;
/** In fewer worlds than this the standard error says nothing. */
const MIN_WORLDS = 6;
/** An action has to be better than that of the normal bot by so many standard errors. */
const GATE = 1;

/**
 * Returns the action of the normal bot, unless another one turns out better in paired roll-outs: both are tried in the same worlds,
 * with the same cards to come.
 */
export function chooseAction(decision: Decision, budget: SearchBudget, source: RandomSource): AnyAction {
  const { game, state, seat } = decision;
  const usual = game.bot(game.view(state, seat), source);
  const others = otherActions(decision, usual);
  if (others.length === 0) return usual;
  const best = bestOf({ decision, usual, source }, others, budget);
  return best !== null && isBetter(best) ? best.action : usual;
}

interface Comparison {
  readonly decision: Decision;
  readonly usual: AnyAction;
  readonly source: RandomSource;
}

/** Compares all actions in a few worlds, the better half in more, and so on, until the budget is spent. */
function bestOf(
  { decision, usual, source }: Comparison,
  others: readonly Candidate[],
  { rollOuts, hasTime }: SearchBudget,
): Candidate | null {
  let left = rollOuts;
  let candidates = others;
  for (let worlds = FIRST_WORLDS; ; worlds *= 2) {
    const affordable = Math.min(worlds, Math.floor(left / (candidates.length + 1)));
    if (affordable === 0) break;
    for (let world = 0; world < affordable; world++) {
      if (hasTime?.() === false) return byGain(candidates)[0] ?? null;
      candidates = withOneTrial(decision, usual, candidates, source);
    }
    left -= affordable * (candidates.length + 1);
    candidates = byGain(candidates).slice(0, Math.ceil(candidates.length / 2));
  }
  return candidates[0] ?? null;
}

function byGain(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted((one, other) => gainOf(other) - gainOf(one));
}

function isBetter(candidate: Candidate): boolean {
  const gain = gainOf(candidate);
  return candidate.worlds >= MIN_WORLDS && gain > 0 && gain > GATE * errorOf(candidate);
}
