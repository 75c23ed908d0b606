import { cardsAt, cross, type Frame, handSpots, middle, type Pose, pile, sizeOf, takenPile } from '@hundredfold/client/game';
import { type CardZone, seatInTrick } from '@hundredfold/shared/game';
import type { HeartsView } from '../rules/view.ts';

export function cardPoses(view: HeartsView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const { zone, seat } = place;
  const count = sizeOf(cardsAt(view, place));
  const { table, seats } = view;
  if (zone === 'trick') return table.trick.map((_, index) => cross(frame, seatInTrick(table, index, seats.length)));
  if (seat === null) return pile({ ...middle(frame.centre), width: frame.card.play }, count);
  return zone === 'hand' ? handSpots(view, seat, count, frame) : takenPile(frame, seat, count);
}
