import { allSeats, type Face, hundredDeck, leftOf, type Seat } from '@hundredfold/shared/game';
import type { RummyOptions } from './declaration.ts';
import { GOAL, HAND } from './score.ts';

/**
 * The phases of the game. `shuffle` and `pick` wait for a chance outcome before the deal. `refill` waits until the discard pile is
 * shuffled into a new draw pile, with cards still owed. `draw` and `discard` wait for a player.
 */
export type RummyPhase = 'shuffle' | 'pick' | 'refill' | 'draw' | 'discard' | 'over';

export interface RummyState {
  readonly options: RummyOptions;
  readonly seats: number;
  readonly phase: RummyPhase;
  /** The number of this game in a tournament, from 1. */
  readonly game: number;
  readonly first: Seat | null;
  readonly turn: Seat | null;
  /** The number of cards that the current player still draws once the draw pile is refilled. */
  readonly owed: number;
  /** The draw pile in the order in which it will be drawn. */
  readonly draw: readonly Face[];
  /** The discard pile, with the top card last. */
  readonly discard: readonly Face[];
  readonly hands: readonly (readonly Face[])[];
  /** The score piles by seat, face up. */
  readonly scored: readonly (readonly Face[])[];
  /** The last four scored cards, low cards first. */
  readonly shown: readonly Face[];
  /** The points of the tournament's earlier games, by seat. */
  readonly games: readonly (readonly number[])[];
}

export function setup(options: RummyOptions, seats: number): RummyState {
  const nothing = allSeats(seats).map(() => []);
  return {
    options,
    seats,
    phase: 'shuffle',
    game: 1,
    first: null,
    turn: null,
    owed: 0,
    draw: hundredDeck(seats),
    discard: [],
    hands: nothing,
    scored: nothing,
    shown: [],
    games: nothing,
  };
}

/** Deals four cards to each player, starting with the first player (rule 2.3). */
export function dealHands(state: RummyState, first: Seat): RummyState {
  const hands = allSeats(state.seats).map((seat) => {
    const from = ((seat + state.seats - first) % state.seats) * HAND;
    return state.draw.slice(from, from + HAND);
  });
  return { ...state, phase: 'draw', first, turn: first, draw: state.draw.slice(state.seats * HAND), hands };
}

/** Starts the next game of a tournament: points are noted, all cards go back, the next seat to the left begins (rule 7.1). */
export function nextGame(state: RummyState): RummyState {
  const { options, seats, game, first, shown, games } = state;
  return {
    ...setup(options, seats),
    game: game + 1,
    first: leftOf(first ?? 0, seats),
    shown,
    games: games.map((each, seat) => [...each, pointsOf(state, seat)]),
  };
}

/** Returns the points of this game: 100 for each four cards in the score pile (rule 4.4). */
export function pointsOf({ scored }: RummyState, seat: Seat): number {
  return ((scored[seat]?.length ?? 0) / HAND) * GOAL;
}

export function totalOf(state: RummyState, seat: Seat): number {
  return (state.games[seat] ?? []).reduce((sum, points) => sum + points, pointsOf(state, seat));
}
