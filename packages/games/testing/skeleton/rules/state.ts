import { allSeats, type Face, type Seat } from '@hundredfold/shared/game';
import { DECK, type SkeletonOptions } from './declaration.ts';

/** The number of cards dealt to each player (rule 3.2). */
export const DEALT = 5;

/** The phases of the game. `pick` and `shuffle` wait for a chance outcome, `play` for a player. */
export type SkeletonPhase = 'pick' | 'shuffle' | 'play' | 'over';

export interface SkeletonState {
  readonly options: SkeletonOptions;
  readonly phase: SkeletonPhase;
  readonly leader: Seat | null;
  /** The deck in the order in which it will be dealt. */
  readonly deck: readonly Face[];
  readonly hands: readonly (readonly Face[])[];
  /** The cards of the trick, the leader's card first. */
  readonly trick: readonly Face[];
  /** The tricks won, by seat. */
  readonly won: readonly (readonly Face[])[];
}

export function setup(options: SkeletonOptions, seats: number): SkeletonState {
  const nothing = allSeats(seats).map(() => []);
  return { options, phase: 'pick', leader: null, deck: DECK, hands: nothing, trick: [], won: nothing };
}
