import { cardsAt, cross, type Frame, handSpots, middle, type Pose, pile, sizeOf, takenPile } from '@hundredfold/client/game';
import { type CardZone, seatInTrick } from '@hundredfold/shared/game';
import type { SkeletonView } from '../rules/view.ts';

export function cardPoses(view: SkeletonView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const { zone, seat } = place;
  const { table, seats } = view;
  const count = sizeOf(cardsAt(view, place));
  if (zone === 'trick') return table.trick.map((_, index) => cross(frame, seatInTrick(table, index, seats.length)));
  if (seat === null) return pile(deckSpot(frame), count);
  return zone === 'won' ? takenPile(frame, seat, count) : handSpots(view, seat, count, frame);
}

/** The space between two piles, in CSS px. */
const APART = 6;

/** Returns the pose of the deck, on the left of the trick. */
export function deckSpot(frame: Frame): Pose {
  const { x, y } = middle(frame.centre);
  const { width } = cross(frame, 0);
  const { far } = frame.card;
  return { x: x - 1.5 * width - 2 * APART - far / 2, y, width: far, turn: 0 };
}
