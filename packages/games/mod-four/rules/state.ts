import type { Face, Seat } from '@hundredfold/shared/game';
import { cardsOf, type ModFourOptions } from './declaration.ts';

/** The phases of the game. `pick` and `shuffle` wait for a chance outcome, `cut` and `play` for a player. */
export type ModFourPhase = 'pick' | 'shuffle' | 'cut' | 'play' | 'over';

export interface ModFourState {
  readonly options: ModFourOptions;
  readonly phase: ModFourPhase;
  /** The number of the hand, from 1. */
  readonly deal: number;
  readonly dealer: Seat | null;
  /** The leader of the trick; its remainder is counted from this seat. */
  readonly leader: Seat | null;
  /** The deck in the order in which it will be dealt; empty while a hand is played. */
  readonly deck: readonly Face[];
  readonly hands: readonly (readonly Face[])[];
  /** The cards of the trick, the leader's card first. */
  readonly trick: readonly Face[];
  /** The tricks won in this hand by seat, face down. */
  readonly won: readonly (readonly Face[])[];
  readonly points: readonly number[];
}

const NOBODY_HAS_ANY: readonly (readonly Face[])[] = [[], [], [], []];

export function setup(options: ModFourOptions): ModFourState {
  return {
    options,
    phase: 'pick',
    deal: 1,
    dealer: null,
    leader: null,
    deck: cardsOf(options.deck),
    hands: NOBODY_HAS_ANY,
    trick: [],
    won: NOBODY_HAS_ANY,
    points: [0, 0, 0, 0],
  };
}

export function gatherCards({ options, deal, points }: ModFourState, dealer: Seat): ModFourState {
  return { ...setup(options), phase: 'shuffle', deal: deal + 1, dealer, points };
}
