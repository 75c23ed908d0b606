import type { AnyAction } from '../core/action.ts';
import { drawChance, type RandomSource } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import { type Outcome, type PartnerOf, partnersIn, standings } from '../core/outcome.ts';
import type { Seat } from '../core/seat.ts';
import { quicklySeeded } from '../core/seeded-random.ts';
import type { LastAction } from '../core/view.ts';

/** A roll-out that takes more moves than this ends undecided. */
const MAX_MOVES = 5000;

export interface RollOut {
  readonly seat: Seat;
  /** The stage of play at whose end it stops; with `wholeDeal` the deal. */
  readonly stage: number;
  readonly wholeDeal?: true;
  /** The same seed gives the same cards and decisions. */
  readonly seed: number;
}

/**
 * Plays a state on with bots (Monte Carlo) to the end of a stage, or of the match. Returns what that end is worth to
 * a seat, from 0 to 1.
 */
export function rollOut(game: Game, state: unknown, { seat, stage, wholeDeal, seed }: RollOut): number {
  // Chance has its own source, so that the cards stay the same if bots decide otherwise.
  const [chance, bots] = [quicklySeeded(2 * seed), quicklySeeded(2 * seed + 1)];
  let now = state;
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const isAtEnd = game.outcome(now) !== null || (wholeDeal ? game.deal(now) : stageOf(game, now)) !== stage;
    if (isAtEnd) return worthAtEnd(game, now, seat);
    now = nextState(game, now, chance, bots);
  }
  return 0;
}

/** Returns what the end of a stage, or of the match, is worth to a seat, from 0 to 1. */
export function worthAtEnd(game: Game, state: unknown, seat: Seat): number {
  const outcome = game.outcome(state);
  if (outcome === null) return game.worth?.(state, seat) ?? 0;
  return victoryShare(outcome, seat, partnersIn(game, game.view(state, 'public').options));
}

/** Makes an action, which has to be legal, and plays on as `rollOut` does. */
export function rollOutAction(game: Game, state: unknown, { seat, action }: LastAction, to: RollOut): number {
  const result = game.apply(state, seat, action);
  if (!result.ok) throw new Error(`${game.id} refuses a legal action: ${result.refusal}`);
  return rollOut(game, result.value, to);
}

export function stageOf(game: Game, state: unknown): number {
  return game.stage?.(state) ?? game.deal(state);
}

function nextState(game: Game, state: unknown, chance: RandomSource, bots: RandomSource): unknown {
  const due = game.chance(state);
  if (due !== null) return game.resolveChance(state, drawChance(due, chance));
  const [seat = 0] = game.toAct(state);
  const result = game.apply(state, seat, rollOutMove(game, state, seat, bots));
  if (!result.ok) throw new Error(`a bot of ${game.id} was refused: ${result.refusal}`);
  return result.value;
}

export function rollOutMove(game: Game, state: unknown, seat: Seat, source: RandomSource): AnyAction {
  return game.rollOutBot?.(state, seat, source) ?? game.bot(game.view(state, seat), source);
}

/** Returns a seat’s share of the victory: 1 for a winner alone or with a partner, less if others share the first place. */
function victoryShare(outcome: Outcome, seat: Seat, partner: PartnerOf): number {
  if (outcome.won !== undefined) return outcome.won ? 1 : 0;
  const first = standings(outcome, partner).filter(({ place }) => place === 1);
  return first.some(({ seats }) => seats.includes(seat)) ? 1 / first.length : 0;
}
