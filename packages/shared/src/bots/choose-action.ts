import type { AnyAction } from '../core/action.ts';
import type { RandomSource } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { CardMemory } from './known-cards.ts';
import { rollOut } from './roll-out.ts';
import { sampleWorld } from './sample-world.ts';

/** A decision of a seat. Of `state` only what the seat was shown counts. */
export interface Decision {
  readonly game: Game;
  readonly state: unknown;
  readonly seat: Seat;
  readonly memory: CardMemory;
}

/** An action that is compared with the one of the normal bot. */
interface Candidate {
  readonly action: AnyAction;
  /** The differences of worth to the action of the normal bot, one for each world. */
  readonly gains: readonly number[];
}

/** The number of worlds in which every action is tried before half of them are left out. */
const FIRST_WORLDS = 12;
/** More actions than this differ too little to be worth a comparison, as those of a cut. */
const MAX_ACTIONS = 32;
/** An action has to be better than that of the normal bot by so many standard errors. */
const GATE = 1;

/**
 * Returns the action of the normal bot, unless another one turns out better in paired roll-outs: both are tried in the same worlds,
 * with the same cards to come. `rollOuts` is the number of roll-outs in all.
 */
export function chooseAction(decision: Decision, rollOuts: number, source: RandomSource): AnyAction {
  const { game, state, seat } = decision;
  const view = game.view(state, seat);
  const usual = game.bot(view, source);
  const usualText = JSON.stringify(usual);
  const others = game.legal(view).filter((action) => JSON.stringify(action) !== usualText);
  if (others.length === 0 || others.length > MAX_ACTIONS) return usual;
  const best = bestOf(decision, usual, others, { rollOuts, source });
  return best !== null && isBetter(best.gains) ? best.action : usual;
}

interface Budget {
  readonly rollOuts: number;
  readonly source: RandomSource;
}

/** Compares all actions in a few worlds, the better half in more, and so on, until the budget is spent. */
function bestOf(
  decision: Decision,
  usual: AnyAction,
  others: readonly AnyAction[],
  { rollOuts, source }: Budget,
): Candidate | null {
  let left = rollOuts;
  let candidates: readonly Candidate[] = others.map((action) => ({ action, gains: [] }));
  for (let worlds = FIRST_WORLDS; ; worlds *= 2) {
    const affordable = Math.min(worlds, Math.floor(left / (candidates.length + 1)));
    if (affordable === 0) break;
    for (let world = 0; world < affordable; world++) candidates = withOneWorld(decision, usual, candidates, source);
    left -= affordable * (candidates.length + 1);
    candidates = candidates
      .toSorted((one, other) => mean(other.gains) - mean(one.gains))
      .slice(0, Math.ceil(candidates.length / 2));
  }
  return candidates[0] ?? null;
}

function withOneWorld(
  { game, state, seat, memory }: Decision,
  usual: AnyAction,
  candidates: readonly Candidate[],
  source: RandomSource,
): readonly Candidate[] {
  const world = sampleWorld(game, state, memory, source);
  const deal = game.deal(state);
  const seed = source.below(2 ** 31);
  const worth = (action: AnyAction) => {
    const result = game.apply(world, seat, action);
    if (!result.ok) throw new Error(`${game.id} refuses a legal action: ${result.refusal}`);
    return rollOut(game, result.value, { seat, deal, seed });
  };
  const usualWorth = worth(usual);
  return candidates.map(({ action, gains }) => ({ action, gains: [...gains, worth(action) - usualWorth] }));
}

function isBetter(gains: readonly number[]): boolean {
  const gain = mean(gains);
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  return gain > GATE * Math.sqrt(variance / gains.length) && gain > 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
}
