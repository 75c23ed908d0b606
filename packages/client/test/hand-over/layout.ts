import type { CardZone } from '@hundredfold/shared/core/view.ts';
import type { HandOverView } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import { inHand, othersHand, pile, row, takenPile } from '../../src/table/layout/arrange.ts';
import type { Frame } from '../../src/table/layout/frame.ts';
import { cardsAt, sizeOf } from '../../src/table/layout/layout.ts';
import { type Pose, RATIO } from '../../src/table/layout/pose.ts';

export function cardPoses(view: HandOverView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const { zone, seat } = place;
  const count = sizeOf(cardsAt(view, place));
  const { deck, shown } = groundOf(view, frame);
  if (seat === null) return pile(deck.x, deck.y, count, deck.width);
  if (zone === 'laid') return takenPile(frame, seat, count);
  const own = seat === view.viewer ? frame.stations[seat]?.cards : undefined;
  if (zone === 'hand') return own === undefined ? othersHand(frame, seat, count) : inHand(own, count, frame);
  return Array.from({ length: count }, () => shown[seat] ?? deck);
}

export interface Ground {
  readonly deck: Pose;
  readonly shown: readonly Pose[];
}

/** The space above a high pile, in CSS px. */
const RISE = 4;
const APART = 1.12;

export function groundOf({ seats }: HandOverView, { centre, card }: Frame): Ground {
  const places = seats.length + 1;
  const width = Math.min(card.play, (centre.height - RISE) / RATIO, centre.width / (1 + (places - 1) * APART));
  const [deck = { x: 0, y: 0, width, turn: 0 }, ...shown] = row({ ...centre, y: centre.y + RISE / 2 }, places, width, APART);
  return { deck, shown };
}
