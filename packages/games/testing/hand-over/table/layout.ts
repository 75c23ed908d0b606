import { cardsAt, type Frame, handSpots, type Pose, pile, RATIO, row, sizeOf, takenPile } from '@hundredfold/client/game';
import type { CardZone } from '@hundredfold/shared/game';
import type { HandOverView } from '../rules/index.ts';

export function cardPoses(view: HandOverView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const { zone, seat } = place;
  const count = sizeOf(cardsAt(view, place));
  const { deck, played } = spotsIn(view, frame);
  if (seat === null) return pile(deck, count);
  if (zone === 'laid') return takenPile(frame, seat, count);
  if (zone === 'hand') return handSpots(view, seat, count, frame);
  return Array.from({ length: count }, () => played[seat] ?? deck);
}

/** The space above a high pile, in CSS px. */
const RISE = 4;
/** The distance between two places, as a share of a card's width. */
const APART = 1.12;

/** Returns the spots of the deck and of each seat's shown card, in a row. */
export function spotsIn({ seats }: Pick<HandOverView, 'seats'>, { centre, card }: Frame) {
  const places = seats.length + 1;
  const width = Math.min(card.play, (centre.height - RISE) / RATIO, centre.width / (1 + (places - 1) * APART));
  const [deck = { x: 0, y: 0, width, turn: 0 }, ...played] = row({ ...centre, y: centre.y + RISE / 2 }, places, width, APART);
  return { deck, played };
}
