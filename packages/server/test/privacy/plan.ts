import { isDeepStrictEqual } from 'node:util';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { drawLot } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';

/** One move that everybody at the table sees, and the seed of the lots that may follow it. */
export interface Move {
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly seed: number;
}

/** Another truth that a viewer cannot tell from the first, and moves after which that is still so. */
export interface Plan {
  readonly other: unknown;
  readonly moves: readonly Move[];
}

/** Truths that are tried for the one under which most moves stay possible. */
const TRIES = 24;

/** Splits the world for a viewer: nothing that they see, now or in the next moves, tells the two truths apart. */
export function planSplit(game: Game, truth: unknown, viewer: Seat | null, longest: number, source: RandomSource): Plan | null {
  let best: Plan | null = null;
  for (let tried = 0; tried < TRIES && (best?.moves.length ?? -1) < longest; tried++) {
    const other = game.redeal(truth, viewer, source);
    if (isDeepStrictEqual(other, truth)) continue;
    const moves = commonMoves(game, truth, other, viewer, longest, source);
    if (best === null || moves.length > best.moves.length) best = { other, moves };
  }
  return best;
}

/** A legal move of whoever is to act, or `null` at the end of the game. */
export function anyMove(game: Game, truth: unknown, source: RandomSource): Move | null {
  const move = movesFrom(game, truth, source)[0];
  return move === undefined ? null : { ...move, seed: source.below(2 ** 31) };
}

/** The truth after a move and its lots; `null` where the rules do not allow it. */
export function afterMove(game: Game, truth: unknown, { seat, action, seed }: Move): unknown {
  const result = game.apply(truth, seat, action);
  if (!result.ok) return null;
  const source = seeded(seed);
  let state = result.value;
  for (let due = game.chance(state); due !== null; due = game.chance(state)) state = game.settle(state, drawLot(due, source));
  return state;
}

// biome-ignore lint/complexity/useMaxParams: two truths seen by one viewer
function commonMoves(
  game: Game,
  truth: unknown,
  twin: unknown,
  viewer: Seat | null,
  longest: number,
  source: RandomSource,
): readonly Move[] {
  const moves: Move[] = [];
  let one = truth;
  let other = twin;
  while (moves.length < longest) {
    const step = commonStep(game, one, other, viewer, source);
    if (step === null) break;
    moves.push(step.move);
    one = step.one;
    other = step.other;
  }
  return moves;
}

interface Step {
  readonly move: Move;
  readonly one: unknown;
  readonly other: unknown;
}

function commonStep(game: Game, one: unknown, other: unknown, viewer: Seat | null, source: RandomSource): Step | null {
  const elsewhere = new Set(movesFrom(game, other, source).map((move) => JSON.stringify(move)));
  for (const each of movesFrom(game, one, source)) {
    if (!elsewhere.has(JSON.stringify(each))) continue;
    const move = { ...each, seed: source.below(2 ** 31) };
    const next = { move, one: afterMove(game, one, move), other: afterMove(game, other, move) };
    if (looksAlike(game, next.one, next.other, viewer)) return next;
  }
  return null;
}

/** The end of a game publishes its record, which tells the truths apart: it is not looked at. */
function looksAlike(game: Game, one: unknown, other: unknown, viewer: Seat | null): boolean {
  if (game.outcome(one) !== null || game.outcome(other) !== null) return false;
  return isDeepStrictEqual(game.view(one, viewer), game.view(other, viewer));
}

/** All legal moves of one of the seats to act, in random order. */
function movesFrom(game: Game, truth: unknown, source: RandomSource): readonly Omit<Move, 'seed'>[] {
  const seat = game.view(truth, null).toAct[0];
  if (seat === undefined) return [];
  const moves = game.legal(game.view(truth, seat)).map((action) => ({ seat, action }));
  return moves
    .map((move) => ({ move, lot: source.below(2 ** 31) }))
    .sort((left, right) => left.lot - right.lot)
    .map(({ move }) => move);
}
