import { GATE, MIN_WORLDS, steadyAction } from '../../src/bots/choose-action.ts';
import { strongRollOuts } from '../../src/bots/choose-at-level.ts';
import { type Decision, otherActions } from '../../src/bots/paired-roll-outs.ts';
import { endOfRollOut, stageOf, worthAtEnd } from '../../src/bots/roll-out.ts';
import { sampleWorld } from '../../src/bots/sample-world.ts';
import { differenceOf, estimateOf } from '../../src/bots/share-estimate.ts';
import { type AnyAction, isSameAction, withoutSecrets } from '../../src/core/action.ts';
import { drawChance, type RandomSource } from '../../src/core/chance.ts';
import type { Seat } from '../../src/core/seat.ts';

/** The effort of a tree search, and how it chooses. */
export interface TreeBudget {
  /** The number of roll-outs, each in a world of its own; `null` for as many as a strong bot of the game has. */
  readonly rollOuts: number | null;
  /** `true` if it keeps to the action of the normal bot unless another one is better by a standard error. */
  readonly isGated: boolean;
}

/** How much UCB1 explores, in standard deviations of what roll-outs are worth. It was tuned with seeds from 9,000,000. */
const EXPLORATION = 2;

/** An action as the searching seat sees it. */
interface Branch {
  readonly action: AnyAction;
  /** The worths of the roll-outs through it, for the seat that acts. */
  readonly worths: number[];
  sum: number;
  /** The number of visits in whose worlds the action was legal. */
  available: number;
  /** The positions that follow, by what the searching seat sees there. */
  readonly next: Map<string, Position>;
}

/** A point of the tree, as far as the searching seat can know it (an information set). */
interface Position {
  isNew: boolean;
  readonly branches: Map<string, Branch>;
}

interface Search extends Decision {
  readonly stage: number;
  readonly source: RandomSource;
  /** The number of roll-outs so far, and the sums of what they were worth to the searching seat, and of its squares. */
  readonly own: { count: number; sum: number; squares: number };
}

/** A branch that is open in a world, with the actions that look like it. */
interface OpenBranch {
  readonly branch: Branch;
  readonly actions: readonly AnyAction[];
}

/**
 * Chooses by single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): the action that was tried
 * most. Every seat of the tree seeks its own victory.
 */
export function chooseByTree(decision: Decision, budget: TreeBudget, source: RandomSource): AnyAction {
  const { game, state } = decision;
  const usual = steadyAction(decision, source);
  const others = otherActions(decision, usual);
  if (others.length === 0) return usual;
  const own = { count: 0, sum: 0, squares: 0 };
  const search = { ...decision, stage: stageOf(game, state), source, own };
  const root = newPosition();
  const rollOuts = budget.rollOuts ?? strongRollOuts(game);
  for (let tried = 0; tried < rollOuts; tried++) tryOnce(search, root);
  const usualWorths = worthsOf(root, usual);
  let best = { action: usual, worths: usualWorths };
  for (const { action } of others) {
    const worths = worthsOf(root, action);
    if (worths.length > best.worths.length) best = { action, worths };
  }
  return !budget.isGated || isBetter(best.worths, usualWorths) ? best.action : usual;
}

function worthsOf({ branches }: Position, action: AnyAction): readonly number[] {
  return [...branches.values()].find((branch) => isSameAction(branch.action, action))?.worths ?? [];
}

function isBetter(worths: readonly number[], others: readonly number[]): boolean {
  const { mean, error } = differenceOf(estimateOf(worths), estimateOf(others));
  return Math.min(worths.length, others.length) >= MIN_WORLDS && mean > 0 && mean > GATE * error;
}

/** Goes down the tree in a new world to a new position, and lets normal bots play on from there. */
function tryOnce(search: Search, root: Position): void {
  const { game, seat, memory, stage, source, own } = search;
  const steps: { readonly actor: Seat; readonly branch: Branch }[] = [];
  let state = sampleWorld(game, search.state, memory, source);
  let position = root;
  for (let actor = seat; ; actor = game.toAct(state)[0] ?? seat) {
    const { branch, actions } = select(search, openBranches(search, position, state, actor));
    const action = actions.length > 1 ? actions[source.below(actions.length)] : branch.action;
    steps.push({ actor, branch });
    state = stateAfter(search, state, actor, action ?? branch.action);
    if (isEnd(search, state)) break;
    position = nextPosition(branch, JSON.stringify(game.view(state, seat)));
    if (position.isNew) break;
  }
  position.isNew = false;
  const end = endOfRollOut(game, state, { stage, seed: source.below(2 ** 31) });
  const worthTo = (each: Seat) => (end === null ? 0 : worthAtEnd(game, end, each));
  for (const { actor, branch } of steps) {
    const worth = worthTo(actor);
    branch.worths.push(worth);
    branch.sum += worth;
  }
  const worth = worthTo(seat);
  own.count++;
  own.sum += worth;
  own.squares += worth ** 2;
}

/** Returns the branches whose actions are legal in this world. */
function openBranches(search: Search, { branches }: Position, state: unknown, actor: Seat): readonly OpenBranch[] {
  const { game, seat } = search;
  const seen = (action: AnyAction) => JSON.stringify(actor === seat ? action : withoutSecrets(game.actions, action));
  const groups = Map.groupBy(game.legal(game.view(state, actor)), (action) => `${actor} ${seen(action)}`);
  return [...groups].map(([key, actions]) => {
    const [action = { type: '' }] = actions;
    const branch = branches.get(key) ?? { action, worths: [], sum: 0, available: 0, next: new Map() };
    branches.set(key, branch);
    branch.available++;
    return { branch, actions };
  });
}

/** Selects one that was not tried yet, or the one with the highest upper confidence bound (UCB1). */
function select({ game, source, own }: Search, open: readonly OpenBranch[]): OpenBranch {
  const untried = open.filter(({ branch }) => branch.worths.length === 0);
  const [first] = untried.length > 0 ? [untried[source.below(untried.length)]] : open;
  if (first === undefined) throw new Error(`a seat of ${game.id} has no legal action`);
  if (untried.length > 0) return first;
  const deviation = Math.sqrt(Math.max(0, own.squares / own.count - (own.sum / own.count) ** 2));
  const boundOf = ({ branch: { worths, sum, available } }: OpenBranch) =>
    sum / worths.length + EXPLORATION * deviation * Math.sqrt(Math.log(available) / worths.length);
  return open.reduce((one, other) => (boundOf(other) > boundOf(one) ? other : one), first);
}

/** Makes an action and resolves the chance outcomes that follow in this stage. */
function stateAfter(search: Search, state: unknown, seat: Seat, action: AnyAction): unknown {
  const { game, source } = search;
  const result = game.apply(state, seat, action);
  if (!result.ok) throw new Error(`${game.id} refuses a legal action: ${result.refusal}`);
  let now = result.value;
  for (let due = game.chance(now); due !== null && !isEnd(search, now); due = game.chance(now))
    now = game.resolveChance(now, drawChance(due, source));
  return now;
}

function isEnd({ game, stage }: Search, state: unknown): boolean {
  return game.outcome(state) !== null || stageOf(game, state) !== stage;
}

function nextPosition({ next }: Branch, seen: string): Position {
  const position = next.get(seen) ?? newPosition();
  next.set(seen, position);
  return position;
}

function newPosition(): Position {
  return { isNew: true, branches: new Map() };
}
