import type { Face } from '../../cards/face.ts';
import type { Seat } from '../../core/seat.ts';
import { cardsOf, type ModFourOptions } from './declaration.ts';
import { SEATS } from './score.ts';

/** `pick` and `shuffle` wait for a lot, `cut` and `play` for a player. */
export type ModFourPhase = 'pick' | 'shuffle' | 'cut' | 'play' | 'over';

export interface ModFourState {
  readonly options: ModFourOptions;
  readonly phase: ModFourPhase;
  /** Which hand is played, from 1. */
  readonly deal: number;
  readonly dealer: Seat | null;
  /** Who leads the trick, and where its remainder is counted from. */
  readonly leader: Seat | null;
  /** In the order in which it will be dealt; empty while a hand is played. */
  readonly deck: readonly Face[];
  readonly hands: readonly (readonly Face[])[];
  /** The leader's card first. */
  readonly trick: readonly Face[];
  /** Tricks won in this hand, face down. */
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

/** All cards back on the deck, to be shuffled for the next hand. */
export function gathered(state: ModFourState, dealer: Seat): ModFourState {
  return {
    options: state.options,
    phase: 'shuffle',
    deal: state.deal + 1,
    dealer,
    leader: null,
    deck: cardsOf(state.options.deck),
    hands: NOBODY_HAS_ANY,
    trick: [],
    won: NOBODY_HAS_ANY,
    points: state.points,
  };
}

/** Rule 3.4: one card at a time, clockwise from the dealer's left. */
export function dealt(deck: readonly Face[], first: Seat): readonly (readonly Face[])[] {
  const hands: Face[][] = [[], [], [], []];
  let seat = first;
  for (const card of deck) {
    hands[seat]?.push(card);
    seat = (seat + 1) % SEATS;
  }
  return hands;
}
