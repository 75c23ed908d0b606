import { type CardOrder, type Face, placeOfWinner, type Seat, seatInTrick, type Trick } from '@hundredfold/shared/game';

/** Returns the value of a card: the number printed on it (rule 2.1). */
export function cardValue(card: Face): number {
  return Number.parseInt(card, 10);
}

/** The order of the cards in a trick: suits do not matter (rule 4.2). */
export const ORDER: CardOrder = { rank: cardValue };

/** Returns the seat that takes a trick, or would as it stands: with the first of the highest cards (rule 4.2). */
export function winnerOf(trick: Trick, seats: number): Seat {
  return seatInTrick(trick, placeOfWinner(trick.trick, ORDER), seats);
}
