import {
  type CardOrder,
  chanceToWin,
  type Face,
  frenchSuit,
  placeOfWinner,
  type Seat,
  seatInTrick,
  type Trick,
} from '@hundredfold/shared/game';
import { FACES } from './declaration.ts';

export const QUEEN: Face = 'QS';
/** The points of all hearts and the queen of spades (rule 1.2). */
export const ALL_POINTS = 26;

/** Returns the points of a card: 1 for a heart, 13 for the queen of spades (rule 1.2). */
export function cardPoints(card: Face): number {
  if (card === QUEEN) return 13;
  return isHeart(card) ? 1 : 0;
}

export function isHeart(card: Face): boolean {
  return frenchSuit(card) === 'H';
}

export function pointsIn(cards: readonly Face[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0);
}

/** The order of the cards of a suit (rule 2.1); there is no trump. */
export const ORDER: CardOrder = { suit: frenchSuit, rank: (card) => FACES.indexOf(card) };

/** Returns the seat that takes a trick, or would as it stands: with the highest card of the suit led (rule 4.4). */
export function winnerOf(trick: Trick, seats: number): Seat {
  return seatInTrick(trick, placeOfWinner(trick.trick, ORDER), seats);
}

/** Returns the points that each seat notes for a deal, from the points that it took (rules 5.1 and 5.2). */
export function notedPoints(taken: readonly number[]): readonly number[] {
  return taken.includes(ALL_POINTS) ? taken.map((points) => ALL_POINTS - points) : taken;
}

/** The lead in points that makes a player e times as likely to win. */
const SCALE = 25;

/** Estimates a seat’s chance to win from the points of all deals, by seat. */
export function worthOfPoints(points: readonly (readonly number[])[], seat: Seat): number {
  return chanceToWin(
    points.map((deals) => -deals.reduce((sum, each) => sum + each, 0)),
    seat,
    SCALE,
  );
}
