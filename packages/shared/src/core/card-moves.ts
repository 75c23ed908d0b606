import type { Seat } from './seat.ts';
import type { CardMove, CardZone, ViewOfHands } from './view.ts';

/** The number of cards, whether a viewer sees their faces or only how many there are. */
export function cardCount(cards: CardMove['cards']): number {
  return typeof cards === 'number' ? cards : cards.length;
}

/** The number of cards in a seat's hand, whether the viewer sees them or not. */
export function handSize({ seats }: Pick<ViewOfHands, 'seats'>, seat: Seat): number {
  return cardCount(seats[seat]?.hand ?? 0);
}

/** A deal of single cards: the pile that they come from, the seats in dealing order, and the number of cards in all. */
interface Deal {
  readonly from: CardZone;
  readonly order: readonly Seat[];
  readonly cards: number;
}

/**
 * Returns the moves of a deal: one card at a time to each seat in turn, with the faces of the hands that the viewer sees. `after`
 * is the view after the deal, with the hands in the order in which the cards came.
 */
export function dealMoves(after: Pick<ViewOfHands, 'seats'>, { from, order, cards }: Deal): readonly CardMove[] {
  return Array.from({ length: cards }, (_, index) => {
    const seat = order[index % order.length] ?? 0;
    const nth = Math.floor(index / order.length);
    const hand = after.seats[seat]?.hand;
    return { from, to: { zone: 'hand', seat }, cards: typeof hand === 'object' ? hand.slice(nth, nth + 1) : 1 };
  });
}

/** Returns the moves that collect cards from several zones in one; zones without cards are left out. */
export function collectMoves(to: CardZone, zones: readonly Omit<CardMove, 'to'>[]): readonly CardMove[] {
  return zones.flatMap(({ from, cards }) => (cardCount(cards) === 0 ? [] : [{ from, to, cards }]));
}
