import { allSeats, type Face, type Seat } from '@hundredfold/shared/game';
import { CARDS, type FourSquareOptions } from './declaration.ts';
import { STACKS } from './score.ts';

/** The phases of the game. `shuffle` and `pick` wait for a chance outcome, `place` for a player. */
export type FourSquarePhase = 'shuffle' | 'pick' | 'place' | 'over';

export interface FourSquareState {
  readonly options: FourSquareOptions;
  readonly seats: number;
  readonly phase: FourSquarePhase;
  readonly turn: Seat | null;
  /** The draw pile in the order in which it will be drawn. */
  readonly draw: readonly Face[];
  /** The turned-up card that must be placed: a list of one card, or an empty list. */
  readonly card: readonly Face[];
  /** The stacks, with the top card last. */
  readonly stacks: readonly (readonly Face[])[];
  /** The score piles by seat. */
  readonly won: readonly (readonly Face[])[];
  /** The points of the score piles by seat. They are public, because stacks are counted in front of everyone. */
  readonly points: readonly number[];
  /** The cards that the absent players drew, and in `discarded` their sum. */
  readonly discard: readonly Face[];
  readonly discarded: number;
  /** The cards that the absent players drew after the last turn. */
  readonly ghosts: readonly Face[];
}

export function setup(options: FourSquareOptions, seats: number): FourSquareState {
  return {
    options,
    seats,
    phase: 'shuffle',
    turn: null,
    draw: CARDS,
    card: [],
    stacks: Array.from({ length: STACKS }, () => []),
    won: allSeats(seats).map(() => []),
    points: allSeats(seats).map(() => 0),
    discard: [],
    discarded: 0,
    ghosts: [],
  };
}
