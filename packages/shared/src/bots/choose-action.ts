import type { AnyAction } from '../core/action.ts';
import type { RandomSource } from '../core/chance.ts';
import { type Candidate, type Decision, gainOf, otherActions, withOneTrial } from './paired-roll-outs.ts';

/** The number of worlds in which every action is tried before half of them are left out. */
const FIRST_WORLDS = 12;
/** An action has to be better than that of the normal bot by so many standard errors. */
const GATE = 1;

/**
 * Returns the action of the normal bot, unless another one turns out better in paired roll-outs: both are tried in the same worlds,
 * with the same cards to come. `rollOuts` is the number of roll-outs in all.
 */
export function chooseAction(decision: Decision, rollOuts: number, source: RandomSource): AnyAction {
  const choosing = chooseInSteps(decision, rollOuts, source);
  for (let step = choosing.next(); ; step = choosing.next()) if (step.done === true) return step.value;
}

/** Chooses like `chooseAction`. Yields after every world, so that a worker can report or stop in between. */
export function* chooseInSteps(decision: Decision, rollOuts: number, source: RandomSource): Generator<undefined, AnyAction> {
  const { game, state, seat } = decision;
  const usual = game.bot(game.view(state, seat), source);
  const others = otherActions(decision, usual);
  if (others.length === 0) return usual;
  const best = yield* bestOf(decision, usual, others, { rollOuts, source });
  return best !== null && isBetter(best) ? best.action : usual;
}

interface Budget {
  readonly rollOuts: number;
  readonly source: RandomSource;
}

/** Compares all actions in a few worlds, the better half in more, and so on, until the budget is spent. */
function* bestOf(
  decision: Decision,
  usual: AnyAction,
  others: readonly Candidate[],
  { rollOuts, source }: Budget,
): Generator<undefined, Candidate | null> {
  let left = rollOuts;
  let candidates = others;
  for (let worlds = FIRST_WORLDS; ; worlds *= 2) {
    const affordable = Math.min(worlds, Math.floor(left / (candidates.length + 1)));
    if (affordable === 0) break;
    for (let world = 0; world < affordable; world++) {
      candidates = withOneTrial(decision, usual, candidates, source);
      yield;
    }
    left -= affordable * (candidates.length + 1);
    candidates = candidates.toSorted((one, other) => gainOf(other) - gainOf(one)).slice(0, Math.ceil(candidates.length / 2));
  }
  return candidates[0] ?? null;
}

function isBetter(candidate: Candidate): boolean {
  const gain = gainOf(candidate);
  const { gains } = candidate;
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  return gain > GATE * Math.sqrt(variance / gains.length) && gain > 0;
}
