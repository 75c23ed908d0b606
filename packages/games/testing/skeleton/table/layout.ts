import { cardsAt, type Frame, handSpots, type Pose, pile, RATIO, row, sizeOf, takenPile } from '@hundredfold/client/game';
import type { CardZone, View } from '@hundredfold/shared/game';
import type { SkeletonView } from '../rules/view.ts';

export function cardPoses(view: SkeletonView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const { zone, seat } = place;
  const count = sizeOf(cardsAt(view, place));
  const { deck, played } = spotsIn(view, frame);
  if (zone === 'trick') return view.table.trick.map((_, index) => played[seatOfCard(view, index)] ?? deck);
  if (seat === null) return pile(deck, count);
  return zone === 'won' ? takenPile(frame, seat, count) : handSpots(view, seat, count, frame);
}

export function seatOfCard({ table, seats }: SkeletonView, index: number): number {
  return ((table.leader ?? 0) + index) % seats.length;
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
