import { type AnyAction, isSameAction } from '../core/action.ts';
import type { RandomSource } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import type { CardMemory } from '../core/known-cards.ts';
import type { Seat } from '../core/seat.ts';
import { rollOutAction, stageOf } from './roll-out.ts';
import { sampleWorld } from './sample-world.ts';

/** A decision of a seat. Of `state` only what the seat was shown counts. */
export interface Decision {
  readonly game: Game;
  readonly state: unknown;
  readonly seat: Seat;
  readonly memory: CardMemory;
}

/** An action that is compared with the one of the normal bot. */
export interface Candidate {
  readonly action: AnyAction;
  /** The differences of worth to the action of the normal bot, one for each world. */
  readonly gains: readonly number[];
}

/** More actions than this differ too little to be worth a comparison, as those of a cut. */
const MAX_ACTIONS = 32;

/** Returns the legal actions that make sense, besides the usual one, not tried yet; none if there are too many to compare. */
export function otherActions({ game, state, seat }: Decision, usual: AnyAction): readonly Candidate[] {
  const view = game.view(state, seat);
  const sensible = game.legal(view).filter((action) => game.isPointless?.(view, action) !== true);
  const others = sensible.filter((action) => !isSameAction(action, usual));
  return others.length > MAX_ACTIONS ? [] : others.map((action) => ({ action, gains: [] }));
}

/** Tries the usual action and all candidates in one more world, with the same cards to come. */
export function withOneTrial(
  decision: Decision,
  usual: AnyAction,
  candidates: readonly Candidate[],
  source: RandomSource,
): readonly Candidate[] {
  const worth = worthInNewWorld(decision, source);
  const usualWorth = worth(usual);
  return candidates.map(({ action, gains }) => ({ action, gains: [...gains, worth(action) - usualWorth] }));
}

/** Draws a world and the cards to come. Returns a function that plays on there from an action, to its worth to `to`. */
export function worthInNewWorld(
  { game, state, seat, memory }: Decision,
  source: RandomSource,
  to: Seat = seat,
): (action: AnyAction) => number {
  const world = sampleWorld(game, state, memory, source);
  const end = { seat: to, stage: stageOf(game, state), seed: source.below(2 ** 31) };
  return (action) => rollOutAction(game, world, { seat, action }, end);
}

/** Returns the mean gain of a candidate, as a share of the victory. */
export function gainOf({ gains }: Candidate): number {
  return gains.reduce((sum, each) => sum + each, 0) / Math.max(1, gains.length);
}
