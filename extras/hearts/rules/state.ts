import { allSeats, type Face, type Seat } from '@hundredfold/shared/game';
import { deckFor, type HeartsOptions } from './declaration.ts';

/** The phases of the game. `shuffle` waits for a chance outcome, `pass` for all players, `play` for one. */
export type HeartsPhase = 'shuffle' | 'pass' | 'play' | 'over';

export const DIRECTIONS = ['left', 'right', 'across'] as const;
export type PassDirection = (typeof DIRECTIONS)[number];

type Hands = readonly (readonly Face[])[];

export interface HeartsState {
  readonly options: HeartsOptions;
  readonly phase: HeartsPhase;
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** The deck in the order in which it will be dealt; empty after the deal. */
  readonly deck: readonly Face[];
  readonly hands: Hands;
  /** The cards that each seat has laid face down, to be passed on. */
  readonly laid: Hands;
  /** The cards that each seat passed on in this deal, and those that were passed to it. */
  readonly passed: Hands;
  readonly received: Hands;
  readonly leader: Seat | null;
  /** The cards of the trick, the leader's card first. */
  readonly trick: readonly Face[];
  /** The tricks taken in this deal, by seat. */
  readonly won: Hands;
  /** The points of these tricks. They are public, because the tricks were taken in front of everyone. */
  readonly taken: readonly number[];
  /** `true` once a heart has been played in this deal. */
  readonly broken: boolean;
  /** The points of each deal played, by seat. */
  readonly points: readonly (readonly number[])[];
}

export function setup(options: HeartsOptions, seats: number): HeartsState {
  return newDeal(options, { deal: 1, points: allSeats(seats).map(() => []) });
}

export function newDeal(options: HeartsOptions, { deal, points }: Pick<HeartsState, 'deal' | 'points'>): HeartsState {
  const nothing = points.map(() => []);
  return {
    options,
    phase: 'shuffle',
    deal,
    deck: deckFor(points.length),
    hands: nothing,
    laid: nothing,
    passed: nothing,
    received: nothing,
    leader: null,
    trick: [],
    won: nothing,
    taken: points.map(() => 0),
    broken: false,
    points,
  };
}

/** Returns the direction in which cards are passed in a deal; `null` if none are passed (rule 3.2). */
export function directionOf(deal: number, seats: number): PassDirection | null {
  const directions = seats === 4 ? DIRECTIONS : DIRECTIONS.slice(0, 2);
  return directions[(deal - 1) % (directions.length + 1)] ?? null;
}

export function receiverOf(seat: Seat, direction: PassDirection, seats: number): Seat {
  const steps = { left: 1, right: seats - 1, across: 2 }[direction];
  return (seat + steps) % seats;
}

export function totalOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0);
}
