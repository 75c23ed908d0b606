import { isDeepStrictEqual } from 'node:util';
import { type AnyAction, withoutSecrets } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { drawChance } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { determinize } from '@hundredfold/shared/testing/determinize.ts';

export interface Move {
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly seed: number;
}

/** A move in both worlds. Its secret part may differ in the other world if the viewer does not see it. */
export interface TwinMove extends Move {
  readonly twin: AnyAction;
}

/** Another truth that a viewer cannot tell from the first, and moves that keep it so. */
export interface Plan {
  readonly other: unknown;
  readonly moves: readonly TwinMove[];
}

/** The number of truths tried to find the one with the most possible moves. */
const TRUTHS_TRIED = 24;

export interface Onlooker {
  readonly game: Game;
  readonly viewer: Viewer;
  readonly source: RandomSource;
}

/** Splits the world for a viewer: nothing that they see, now or in the next moves, tells the two truths apart. */
export function planSplit(onlooker: Onlooker, truth: unknown, longest: number): Plan | null {
  const { game, viewer, source } = onlooker;
  let best: Plan | null = null;
  for (let tried = 0; tried < TRUTHS_TRIED && (best?.moves.length ?? -1) < longest; tried++) {
    const other = determinize(game, truth, viewer, source);
    if (isDeepStrictEqual(other, truth)) continue;
    const moves = commonMoves(onlooker, [truth, other], longest);
    if (best === null || moves.length > best.moves.length) best = { other, moves };
  }
  return best;
}

export function anyMove(game: Game, truth: unknown, source: RandomSource): Move | null {
  const move = movesFrom(game, truth, source)[0];
  return move === undefined ? null : { ...move, seed: source.below(2 ** 31) };
}

/** Returns the truth after a move and its chance outcomes; `null` if the move is illegal. */
export function afterMove(game: Game, truth: unknown, { seat, action, seed }: Move): unknown {
  const result = game.apply(truth, seat, action);
  if (!result.ok) return null;
  const source = seeded(seed);
  let state = result.value;
  for (let due = game.chance(state); due !== null; due = game.chance(state))
    state = game.resolveChance(state, drawChance(due, source));
  return state;
}

type Twins = readonly [unknown, unknown];

function commonMoves(onlooker: Onlooker, twins: Twins, longest: number): readonly TwinMove[] {
  const moves: TwinMove[] = [];
  let now = twins;
  while (moves.length < longest) {
    const step = commonStep(onlooker, now);
    if (step === null) break;
    moves.push(step.move);
    now = step.twins;
  }
  return moves;
}

function commonStep({ game, viewer, source }: Onlooker, [one, other]: Twins): { move: TwinMove; twins: Twins } | null {
  const publicPart = ({ seat, action }: ToAct) =>
    JSON.stringify([seat, seat === viewer ? action : withoutSecrets(game.actions, action)]);
  const movesThere = new Map(movesFrom(game, other, source).map((move) => [publicPart(move), move.action]));
  for (const each of movesFrom(game, one, source)) {
    const twin = movesThere.get(publicPart(each));
    if (twin === undefined) continue;
    const move = { ...each, twin, seed: source.below(2 ** 31) };
    const twins: Twins = [afterMove(game, one, move), afterMove(game, other, { ...move, action: twin })];
    if (looksAlike(game, twins, viewer)) return { move, twins };
  }
  return null;
}

/**
 * Returns whether a viewer sees the same in both truths. The end of a game does not count, since its record reveals the truth.
 */
function looksAlike(game: Game, [one, other]: Twins, viewer: Viewer): boolean {
  if (game.outcome(one) !== null || game.outcome(other) !== null) return false;
  return isDeepStrictEqual(game.view(one, viewer), game.view(other, viewer));
}

type ToAct = Omit<Move, 'seed'>;

/** Returns all legal moves of the seats to act, in random order. */
function movesFrom(game: Game, truth: unknown, source: RandomSource): readonly ToAct[] {
  const moves = game.toAct(truth).flatMap((seat) => game.legal(game.view(truth, seat)).map((action) => ({ seat, action })));
  return moves
    .map((move) => ({ move, lot: source.below(2 ** 31) }))
    .sort((left, right) => left.lot - right.lot)
    .map(({ move }) => move);
}
