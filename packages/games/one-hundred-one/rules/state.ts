import { allSeats, type Face, type FrenchSuit, type Seat } from '@hundredfold/shared/game';
import { covers, DECK } from './cards.ts';
import type { OneHundredOneOptions } from './declaration.ts';
import { hasLost } from './score.ts';

/** The phases of the game. `pick`, `shuffle` and `reshuffle` wait for a chance outcome, `play` for a player. */
export type OneHundredOnePhase = 'pick' | 'shuffle' | 'reshuffle' | 'play' | 'over';

/**
 * The special duties of the current player: to `order` (name) a suit for the opening queen, to `cover` an eight, or to play or
 * pass after a card was `drawn`.
 */
export const DUTIES = ['order', 'cover', 'drawn'] as const;
export type Duty = (typeof DUTIES)[number];

export interface OneHundredOneState {
  readonly options: OneHundredOneOptions;
  readonly phase: OneHundredOnePhase;
  /** The number of the round, from 1. */
  readonly round: number;
  readonly dealer: Seat | null;
  /** The current player; while another player takes cards, the player of the card that struck. */
  readonly turn: Seat | null;
  /** The special duty; `null` in an ordinary turn. */
  readonly duty: Duty | null;
  /** The pack in the order in which it will be drawn. */
  readonly pack: readonly Face[];
  /** The pile, with the top card last. */
  readonly pile: readonly Face[];
  readonly hands: readonly (readonly Face[])[];
  readonly ordered: FrenchSuit | null;
  /** The seat that the last card struck, and in `taken` the number of cards that it took. */
  readonly struck: Seat | null;
  readonly taken: number;
  /** The number of cards still to be drawn after the pack ran out, by the struck player or else by the current one. */
  readonly owed: number;
  /** The number of forced actions in a row (rule 6.4). */
  readonly forced: number;
  /** The seats that lost a turn since the last action because they could do nothing (rules 4.5 and 6.3). */
  readonly passed: readonly Seat[];
  /** The order in which seats went out of this round, from 1; 0 for those still in. */
  readonly places: readonly number[];
  /** The bonuses for going out in this round, by seat. */
  readonly bonuses: readonly number[];
  /** The cards that were left over in the previous round. */
  readonly counted: readonly Face[];
  readonly totals: readonly number[];
  /** The points of each round played, by seat. */
  readonly points: readonly (readonly number[])[];
}

export function setup(options: OneHundredOneOptions, seats: number): OneHundredOneState {
  const everybody = allSeats(seats);
  return {
    options,
    phase: 'pick',
    round: 1,
    dealer: null,
    turn: null,
    duty: null,
    pack: DECK,
    pile: [],
    hands: everybody.map(() => []),
    ordered: null,
    struck: null,
    taken: 0,
    owed: 0,
    forced: 0,
    passed: [],
    places: everybody.map(() => 0),
    bonuses: everybody.map(() => 0),
    counted: [],
    totals: everybody.map(() => 0),
    points: everybody.map(() => []),
  };
}

export function turnOf({ turn }: OneHundredOneState): Seat {
  if (turn === null) throw new Error('it is no player’s turn before the deal');
  return turn;
}

export function topOf({ pile }: OneHundredOneState): Face {
  const top = pile.at(-1);
  if (top === undefined) throw new Error('no card lies on the table');
  return top;
}

export function handOf(state: OneHundredOneState, seat: Seat): readonly Face[] {
  return state.hands[seat] ?? [];
}

/** Returns whether a card can be drawn: from the pack, or from a new pack made of the covered cards of the pile (rule 6.1). */
export function canDraw({ pack, pile }: OneHundredOneState): boolean {
  return pack.length > 0 || pile.length > 1;
}

export function canCover(state: OneHundredOneState, seat: Seat): boolean {
  const top = topOf(state);
  return handOf(state, seat).some((card) => covers(card, top, state.ordered));
}

/** Returns whether a seat has neither gone out of this round (rule 7.1) nor dropped out of the game (rule 8.3). */
export function isIn({ places, totals }: PlayersInGame, seat: Seat): boolean {
  return places[seat] === 0 && !hasLost(totals[seat] ?? 0);
}

export type PlayersInGame = Pick<OneHundredOneState, 'places' | 'totals'>;

export function seatsIn(state: PlayersInGame): readonly Seat[] {
  return allSeats(state.places.length).filter((seat) => isIn(state, seat));
}

export function playersIn(state: PlayersInGame): number {
  let players = 0;
  for (let seat = 0; seat < state.places.length; seat++) if (isIn(state, seat)) players++;
  return players;
}

/** Returns the next player who is still in the round (rule 5.1). */
export function nextIn(state: PlayersInGame, seat: Seat): Seat {
  const seats = state.places.length;
  for (let next = (seat + 1) % seats; next !== seat; next = (next + 1) % seats) if (isIn(state, next)) return next;
  return seat;
}
