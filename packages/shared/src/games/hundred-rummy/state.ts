import type { Face } from '../../cards/face.ts';
import { hundredDeck } from '../../cards/hundred.ts';
import { allSeats, leftOf, type Seat } from '../../core/seat.ts';
import type { RummyOptions } from './declaration.ts';
import { GOAL, HAND } from './score.ts';

/**
 * `shuffle` and `pick` wait for a lot before the deal; `refill` waits for the discard pile to be shuffled into a new draw
 * pile, with cards still owed; `draw` and `discard` wait for a player.
 */
export type RummyPhase = 'shuffle' | 'pick' | 'refill' | 'draw' | 'discard' | 'over';

export interface RummyState {
  readonly options: RummyOptions;
  readonly seats: number;
  readonly phase: RummyPhase;
  /** Which game of a tournament this is, from 1. */
  readonly game: number;
  /** Who begins this game. */
  readonly first: Seat | null;
  readonly turn: Seat | null;
  /** How many cards whoever has the turn still draws once the draw pile is refilled. */
  readonly owed: number;
  /** In the order in which it will be drawn. */
  readonly draw: readonly Face[];
  /** The top card last. */
  readonly discard: readonly Face[];
  readonly hands: readonly (readonly Face[])[];
  /** Score piles, by seat, face up. */
  readonly scored: readonly (readonly Face[])[];
  /** The four cards that were scored last, low ones first. */
  readonly shown: readonly Face[];
  /** By seat, the points of the tournament's games before this one. */
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

/** Rule 2.3: four cards each, from the first player on. */
export function dealt(state: RummyState, first: Seat): RummyState {
  const hands = allSeats(state.seats).map((seat) => {
    const from = ((seat + state.seats - first) % state.seats) * HAND;
    return state.draw.slice(from, from + HAND);
  });
  return { ...state, phase: 'draw', first, turn: first, draw: state.draw.slice(state.seats * HAND), hands };
}

/** Rule 7.1: the points are written down, all cards go back, the next seat to the left begins. */
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

/** Of this game: 100 for each four cards in the score pile (rule 4.4). */
export function pointsOf({ scored }: RummyState, seat: Seat): number {
  return ((scored[seat]?.length ?? 0) / HAND) * GOAL;
}

/** Of this game and the tournament's games before it. */
export function totalOf(state: RummyState, seat: Seat): number {
  return (state.games[seat] ?? []).reduce((sum, points) => sum + points, pointsOf(state, seat));
}
