import type { Face } from '../cards/face.ts';
import { withOn, without } from '../cards/pile.ts';
import { atSeat, type Seat } from './seat.ts';
import type { CardMove, CardZone, LastAction } from './view.ts';

/** A trick on the table, as states and views of trick games have it. */
export interface Trick {
  readonly leader: Seat | null;
  /** The cards of the trick, the leader's card first. */
  readonly trick: readonly Face[];
}

interface TrickState extends Trick {
  readonly hands: readonly (readonly Face[])[];
  /** The tricks taken, by seat. */
  readonly won: readonly (readonly Face[])[];
}

type SuitOf = (card: Face) => string;

/** The order in which cards win a trick: the highest trump, or else the highest card of the suit that was led. */
export interface CardOrder {
  /** Left out where suits do not matter. */
  readonly suit?: SuitOf;
  /** Returns a number that is larger, the higher the card is. */
  rank(card: Face): number;
  readonly trump?: string;
}

/** Returns the seat that plays the card at a place of the trick, counted from 0. */
export function seatInTrick({ leader }: Pick<Trick, 'leader'>, place: number, seats: number): Seat {
  return ((leader ?? 0) + place) % seats;
}

/** Returns the seat that leads or follows; `null` before there is a leader. */
export function nextInTrick(state: Trick, seats: number): Seat | null {
  return state.leader === null ? null : seatInTrick(state, state.trick.length, seats);
}

/** Returns the suit that a hand has to follow; `null` if it may play any card. */
export function suitToFollow(hand: readonly Face[], [led]: readonly Face[], suit: SuitOf): string | null {
  return led !== undefined && hand.some((card) => suit(card) === suit(led)) ? suit(led) : null;
}

/** Returns the place of the card that wins a trick, as far as it has been played. Of equal cards the first one wins. */
export function placeOfWinner(trick: readonly Face[], { suit = () => '', rank, trump }: CardOrder): number {
  let best = 0;
  trick.forEach((card, place) => {
    const highest = trick[best] ?? card;
    const isSameSuit = suit(card) === suit(highest);
    if (isSameSuit ? rank(card) > rank(highest) : suit(card) === trump) best = place;
  });
  return best;
}

/** Returns the state with a card of a hand in the trick. */
export function withCardPlayed<State extends TrickState>(state: State, seat: Seat, card: Face): State {
  const hand = state.hands[seat] ?? [];
  const hands = atSeat(state.hands, seat, without(hand, hand.lastIndexOf(card)));
  return { ...state, hands, trick: withOn(state.trick, card) };
}

/** Returns the state with the trick in front of its winner, who leads the next one. */
export function withTrickTaken<State extends TrickState>(state: State, winner: Seat): State {
  const won = atSeat(state.won, winner, [...(state.won[winner] ?? []), ...state.trick]);
  return { ...state, trick: [], won, leader: winner };
}

const TRICK: CardZone = { zone: 'trick', seat: null };

/** Returns the moves of a card to the zone `trick` and, if it is the last one, of the trick to its winner's `won`. */
export function trickMoves(
  { table, seats }: { readonly table: Trick; readonly seats: readonly unknown[] },
  { seat, action }: LastAction<{ readonly type: string; readonly card: Face }>,
  winnerOf: (trick: Trick) => Seat,
): readonly CardMove[] {
  const played: CardMove = { from: { zone: 'hand', seat }, to: TRICK, cards: [action.card] };
  const trick = [...table.trick, action.card];
  if (trick.length < seats.length || table.leader === null) return [played];
  const winner = winnerOf({ leader: table.leader, trick });
  return [played, { from: TRICK, to: { zone: 'won', seat: winner }, cards: trick }];
}
