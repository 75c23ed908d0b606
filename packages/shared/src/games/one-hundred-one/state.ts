import type { Face } from '../../cards/face.ts';
import type { FrenchSuit } from '../../cards/french.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import { covers, DECK } from './cards.ts';
import type { OneHundredOneOptions } from './declaration.ts';
import { hasLost } from './score.ts';

/** `pick`, `shuffle` and `reshuffle` wait for a lot, `play` for a player. */
export type OneHundredOnePhase = 'pick' | 'shuffle' | 'reshuffle' | 'play' | 'over';

/**
 * What the player whose turn it is may owe: to `order` a suit for the opening queen, to `cover` an eight, to play or pass
 * after a card was `drawn`.
 */
export const DUTIES = ['order', 'cover', 'drawn'] as const;
export type Duty = (typeof DUTIES)[number];

export interface OneHundredOneState {
  readonly options: OneHundredOneOptions;
  readonly phase: OneHundredOnePhase;
  /** 1 for the first. */
  readonly round: number;
  readonly dealer: Seat | null;
  /** Whose turn it is; while cards are taken by force, who laid the card. */
  readonly turn: Seat | null;
  /** `null` in an ordinary turn. */
  readonly duty: Duty | null;
  /** In the order in which it will be drawn. */
  readonly pack: readonly Face[];
  /** The top card last. */
  readonly pile: readonly Face[];
  readonly hands: readonly (readonly Face[])[];
  readonly ordered: FrenchSuit | null;
  /** On whom the card just laid acts, and how many cards that player has taken for it. */
  readonly struck: Seat | null;
  readonly taken: number;
  /** Cards still to be drawn when the pack ran out: by whoever is struck, else by whose turn it is. */
  readonly owed: number;
  /** How many actions in a row were the only ones that could be done (rule 6.4). */
  readonly forced: number;
  /** Who lost the turn since the last action because no card helped (rules 4.5 and 6.3). */
  readonly passed: readonly Seat[];
  /** 1 for who went out first in this round, 0 for who has not. */
  readonly places: readonly number[];
  /** What going out was worth in this round. */
  readonly bonuses: readonly number[];
  /** What was left over in the round before. */
  readonly counted: readonly Face[];
  readonly totals: readonly number[];
  /** By seat, its points of each round played. */
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
  if (turn === null) throw new Error('it is nobody’s turn before the deal');
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

/** Rule 6.1: there is a card in the pack, or one below the top card to make a new pack of. */
export function canDraw({ pack, pile }: OneHundredOneState): boolean {
  return pack.length > 0 || pile.length > 1;
}

export function canCover(state: OneHundredOneState, seat: Seat): boolean {
  const top = topOf(state);
  return handOf(state, seat).some((card) => covers(card, top, state.ordered));
}

/** Whether a seat has not gone out in this round (rule 7.1) nor dropped out of the game (rule 8.3). */
export function isIn({ places, totals }: PlayersInGame, seat: Seat): boolean {
  return places[seat] === 0 && !hasLost(totals[seat] ?? 0);
}

/** What says who is still in. */
export type PlayersInGame = Pick<OneHundredOneState, 'places' | 'totals'>;

export function seatsIn(state: PlayersInGame): readonly Seat[] {
  return allSeats(state.places.length).filter((seat) => isIn(state, seat));
}

/** How many are still in the round. */
export function playersIn(state: PlayersInGame): number {
  let players = 0;
  for (let seat = 0; seat < state.places.length; seat++) if (isIn(state, seat)) players++;
  return players;
}

/** Rule 5.1: the next player who is still in the round. */
export function nextIn(state: PlayersInGame, seat: Seat): Seat {
  const seats = state.places.length;
  for (let next = (seat + 1) % seats; next !== seat; next = (next + 1) % seats) if (isIn(state, next)) return next;
  return seat;
}
