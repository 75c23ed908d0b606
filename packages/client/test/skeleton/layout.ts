import { seatInTrick } from '@hundredfold/shared/core/trick.ts';
import type { CardZone } from '@hundredfold/shared/core/view.ts';
import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import { handSpots, pile, takenPile } from '../../src/table/layout/arrange.ts';
import { cross } from '../../src/table/layout/cross.ts';
import type { Frame } from '../../src/table/layout/frame.ts';
import { cardsAt, sizeOf } from '../../src/table/layout/layout.ts';
import { type Pose, RATIO } from '../../src/table/layout/pose.ts';

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
