import {
  accepted,
  atSeat,
  type ChanceOutcome,
  type Face,
  hundredSum,
  leftOf,
  type Outcome,
  onlySeat,
  type PendingChance,
  type Result,
  rankByMost,
  refused,
  type Seat,
  withOn,
} from '@hundredfold/shared/game';
import type { FourSquareAction, FourSquareRefusal } from './declaration.ts';
import { GOAL, STACKS, standing, topsTotal } from './score.ts';
import type { FourSquareState } from './state.ts';

export function chance(state: FourSquareState): PendingChance | null {
  switch (state.phase) {
    case 'shuffle':
      return { chance: 'shuffle', pile: 'draw', cards: state.draw };
    case 'pick':
      return { chance: 'pick', from: state.seats };
    case 'place':
    case 'over':
      return null;
  }
}

/** Deals the stacks and picks the first player (rules 3.1 and 3.2). A single player begins. */
export function resolveChance(state: FourSquareState, lot: ChanceOutcome): FourSquareState {
  if (lot.chance === 'pick') return turnUp(state, lot.result);
  const stacks = lot.result.slice(0, STACKS).map((card) => [card]);
  const opened: FourSquareState = { ...state, phase: 'pick', draw: lot.result.slice(STACKS), stacks };
  return state.seats === 1 ? turnUp(opened, 0) : opened;
}

export function toAct({ phase, turn }: FourSquareState): readonly Seat[] {
  return onlySeat(phase === 'place' ? turn : null);
}

export function apply(
  state: FourSquareState,
  seat: Seat,
  { stack }: FourSquareAction,
): Result<FourSquareState, FourSquareRefusal> {
  if (state.phase === 'over') return refused('game-over');
  const [card] = state.card;
  if (toAct(state)[0] !== seat || card === undefined) return refused('not-your-turn');
  const wrong = whyStackIllegal({ stack });
  if (wrong !== null) return refused(wrong);
  const pile = state.stacks[stack] ?? [];
  const placed: FourSquareState = { ...state, card: NOTHING, stacks: atSeat(state.stacks, stack, withOn(pile, card)) };
  if (total(placed.stacks) !== GOAL) return accepted(nextTurn(placed, seat));
  const after = restartStack(takeStack(placed, seat, stack), stack);
  return accepted(after.phase === 'over' ? after : nextTurn(after, seat));
}

/** Returns why a card may not go on a stack (rule 4.2); `null` if it may. */
export function whyStackIllegal({ stack }: Pick<FourSquareAction, 'stack'>): FourSquareRefusal | null {
  return Number.isInteger(stack) && stack >= 0 && stack < STACKS ? null : 'no-such-stack';
}

/** Returns the outcome by rules 5.2 and 5.3, in the solitaire by rule 6.3. */
export function outcome({ phase, seats, points, won, discarded }: FourSquareState): Outcome | null {
  if (phase !== 'over') return null;
  if (seats === 1) return { scores: points, won: (points[0] ?? 0) > discarded };
  return { ranking: rankByMost(points.map((each, seat) => standing(each, won[seat]?.length ?? 0))), scores: points };
}

const NOTHING: readonly Face[] = [];

function total(stacks: readonly (readonly Face[])[]): number {
  return topsTotal(stacks.map((stack) => stack[stack.length - 1]));
}

/** Moves a stack to the score pile of a seat (rule 4.3). */
function takeStack(state: FourSquareState, seat: Seat, stack: number): FourSquareState {
  const cards = state.stacks[stack] ?? [];
  return {
    ...state,
    stacks: atSeat(state.stacks, stack, NOTHING),
    won: atSeat(state.won, seat, [...(state.won[seat] ?? []), ...cards]),
    points: atSeat(state.points, seat, (state.points[seat] ?? 0) + hundredSum(cards)),
  };
}

/** Starts a stack anew with the next card, whatever the top cards total then (rule 4.4). */
function restartStack(state: FourSquareState, stack: number): FourSquareState {
  const [card] = state.draw;
  if (card === undefined) return endGame(state);
  return { ...state, draw: state.draw.slice(1), stacks: atSeat(state.stacks, stack, [card]) };
}

/** Begins the next turn by rule 4.5, in the solitaire by rule 6.1. */
function nextTurn(state: FourSquareState, seat: Seat): FourSquareState {
  return turnUp(state.seats === 1 ? ghostsDraw(state) : state, leftOf(seat, state.seats));
}

function ghostsDraw(state: FourSquareState): FourSquareState {
  const drawn = state.draw.slice(0, state.options.ghosts);
  return {
    ...state,
    draw: state.draw.slice(drawn.length),
    discard: [...state.discard, ...drawn],
    discarded: state.discarded + hundredSum(drawn),
    ghosts: drawn,
  };
}

/**
 * Turns up the next card (rule 4.1), or ends the game (rule 5.1). If absent players find too few cards, none is left to turn up.
 */
function turnUp(state: FourSquareState, turn: Seat): FourSquareState {
  const [card] = state.draw;
  if (card === undefined) return endGame(state);
  return { ...state, phase: 'place', turn, draw: state.draw.slice(1), card: [card] };
}

function endGame(state: FourSquareState): FourSquareState {
  return { ...state, phase: 'over', turn: null };
}
