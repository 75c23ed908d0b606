import type { Face } from '../../cards/face.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import { CARDS, type FourSquareOptions } from './declaration.ts';
import { STACKS } from './score.ts';

/** `shuffle` and `pick` wait for a lot, `place` for a player. */
export type FourSquarePhase = 'shuffle' | 'pick' | 'place' | 'over';

export interface FourSquareState {
  readonly options: FourSquareOptions;
  readonly seats: number;
  readonly phase: FourSquarePhase;
  readonly turn: Seat | null;
  /** In the order in which it will be drawn. */
  readonly draw: readonly Face[];
  /** The card that is turned up and to be placed: one, or none. */
  readonly card: readonly Face[];
  /** The top card last. */
  readonly stacks: readonly (readonly Face[])[];
  /** Score piles, by seat. */
  readonly won: readonly (readonly Face[])[];
  /** What the score piles hold, by seat: counted when a stack is taken, in front of everybody. */
  readonly points: readonly number[];
  /** What the absent players drew, and what it adds up to. */
  readonly discard: readonly Face[];
  readonly discarded: number;
  /** What the absent players drew after the last turn. */
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
