import { cardsAt, cross, type Frame, handSpots, type Pose, pile, RATIO, sizeOf, takenPile } from '@hundredfold/client/game';
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

/** The space above a high pile, in CSS px. */
const RISE = 4;

/** Returns the pose of the deck, in a corner beside the trick. */
export function deckSpot({ centre, card: { far } }: Frame): Pose {
  return { x: centre.x + far / 2, y: centre.y + RISE + (far * RATIO) / 2, width: far, turn: 0 };
}
