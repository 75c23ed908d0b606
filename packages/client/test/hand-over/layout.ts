import type { CardZone } from '@hundredfold/shared/core/view.ts';
import type { HandOverView } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import { handSpots, pile, takenPile } from '../../src/table/layout/arrange.ts';
import type { Frame } from '../../src/table/layout/frame.ts';
import { cardsAt, sizeOf } from '../../src/table/layout/layout.ts';
import type { Pose } from '../../src/table/layout/pose.ts';
import { spotsIn } from '../skeleton/layout.ts';

export function cardPoses(view: HandOverView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const { zone, seat } = place;
  const count = sizeOf(cardsAt(view, place));
  const { deck, played } = spotsIn(view, frame);
  if (seat === null) return pile(deck, count);
  if (zone === 'laid') return takenPile(frame, seat, count);
  if (zone === 'hand') return handSpots(view, seat, count, frame);
  return Array.from({ length: count }, () => played[seat] ?? deck);
}
