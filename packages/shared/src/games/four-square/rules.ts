import type { Face } from '../../cards/face.ts';
import { hundredSum } from '../../cards/hundred.ts';
import { withOn } from '../../cards/pile.ts';
import type { ChanceOutcome, PendingChance } from '../../core/chance.ts';
import { type Outcome, rankByMost } from '../../core/outcome.ts';
import { accepted, type Result, refused } from '../../core/result.ts';
import { atSeat, leftOf, onlySeat, type Seat } from '../../core/seat.ts';
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

/** Rules 3.1 and 3.2; who plays alone begins. */
export function resolveChance(state: FourSquareState, lot: ChanceOutcome): FourSquareState {
  if (lot.chance === 'pick') return turnedUp(state, lot.result);
  const stacks = lot.result.slice(0, STACKS).map((card) => [card]);
  const opened: FourSquareState = { ...state, phase: 'pick', draw: lot.result.slice(STACKS), stacks };
  return state.seats === 1 ? turnedUp(opened, 0) : opened;
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
  const after = restarted(taken(placed, seat, stack), stack);
  return accepted(after.phase === 'over' ? after : nextTurn(after, seat));
}

/** Rule 4.2. */
export function whyStackIllegal({ stack }: Pick<FourSquareAction, 'stack'>): FourSquareRefusal | null {
  return Number.isInteger(stack) && stack >= 0 && stack < STACKS ? null : 'no-such-stack';
}

/** Rules 5.2 and 5.3, alone rule 6.3. */
export function outcome({ phase, seats, points, won, discarded }: FourSquareState): Outcome | null {
  if (phase !== 'over') return null;
  if (seats === 1) return { scores: points, won: (points[0] ?? 0) > discarded };
  return { ranking: rankByMost(points.map((each, seat) => standing(each, won[seat]?.length ?? 0))), scores: points };
}

const NOTHING: readonly Face[] = [];

function total(stacks: readonly (readonly Face[])[]): number {
  return topsTotal(stacks.map((stack) => stack[stack.length - 1]));
}

/** Rule 4.3. */
function taken(state: FourSquareState, seat: Seat, stack: number): FourSquareState {
  const cards = state.stacks[stack] ?? [];
  return {
    ...state,
    stacks: atSeat(state.stacks, stack, NOTHING),
    won: atSeat(state.won, seat, [...(state.won[seat] ?? []), ...cards]),
    points: atSeat(state.points, seat, (state.points[seat] ?? 0) + hundredSum(cards)),
  };
}

/** Rule 4.4: whatever the tops total then. */
function restarted(state: FourSquareState, stack: number): FourSquareState {
  const [card] = state.draw;
  if (card === undefined) return over(state);
  return { ...state, draw: state.draw.slice(1), stacks: atSeat(state.stacks, stack, [card]) };
}

/** Rule 4.5, alone rule 6.1. */
function nextTurn(state: FourSquareState, seat: Seat): FourSquareState {
  return turnedUp(state.seats === 1 ? ghostsDraw(state) : state, leftOf(seat, state.seats));
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

/** Rules 4.1 and 5.1. Absent players who find too few cards leave none to turn up either. */
function turnedUp(state: FourSquareState, turn: Seat): FourSquareState {
  const [card] = state.draw;
  if (card === undefined) return over(state);
  return { ...state, phase: 'place', turn, draw: state.draw.slice(1), card: [card] };
}

function over(state: FourSquareState): FourSquareState {
  return { ...state, phase: 'over', turn: null };
}
