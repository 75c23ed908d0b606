import type { CardZone, View } from '@hundredfold/shared/core/view.ts';
import type { HandOverView } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import { handSpots, pile, row, takenPile } from '../../src/table/layout/arrange.ts';
import type { Frame } from '../../src/table/layout/frame.ts';
import { cardsAt, sizeOf } from '../../src/table/layout/layout.ts';
import { type Pose, RATIO } from '../../src/table/layout/pose.ts';

export function cardPoses(view: HandOverView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const { zone, seat } = place;
  const count = sizeOf(cardsAt(view, place));
  const { deck, played } = spotsIn(view, frame);
  if (seat === null) return pile(deck, count);
  if (zone === 'laid') return takenPile(frame, seat, count);
  if (zone === 'hand') return handSpots(view, seat, count, frame);
  return Array.from({ length: count }, () => played[seat] ?? deck);
}

interface Spots {
  readonly deck: Pose;
  readonly played: readonly Pose[];
}

/** The space above a high pile, in CSS px. */
const RISE = 4;
/** The distance between two places, as a share of a card's width. */
const APART = 1.12;

export function spotsIn({ seats }: Pick<View, 'seats'>, { centre, card }: Frame): Spots {
  const places = seats.length + 1;
  const width = Math.min(card.play, (centre.height - RISE) / RATIO, centre.width / (1 + (places - 1) * APART));
  const [deck = { x: 0, y: 0, width, turn: 0 }, ...played] = row({ ...centre, y: centre.y + RISE / 2 }, places, width, APART);
  return { deck, played };
}
