import {
  type Box,
  cardsAt,
  cross,
  type Frame,
  inHand,
  middle,
  othersHand,
  type Pose,
  pile,
  RATIO,
  row,
  sizeOf,
  takenPile,
} from '@hundredfold/client/game';
import { type CardZone, seatInTrick, seesHand } from '@hundredfold/shared/game';
import type { HeartsView } from '../rules/view.ts';

export function cardPoses(view: HeartsView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const { zone, seat } = place;
  const count = sizeOf(cardsAt(view, place));
  const { table, seats } = view;
  if (zone === 'trick') return table.trick.map((_, index) => cross(frame, seatInTrick(table, index, seats.length)));
  if (seat === null) return pile({ ...middle(frame.centre), width: frame.card.play }, count);
  if (zone === 'won' || zone === 'laid') return takenPile(frame, seat, count);
  const own = seat === view.viewer ? frame.stations[seat]?.cards : undefined;
  return own === undefined ? othersHand(frame, seat, count, seesHand(view, seat)) : ownHand(own, count, frame);
}

/** The least width of a strip that can be pressed, in CSS px. */
const LEAST_STRIP = 24;
/** The part of a card's height by which the upper of two rows stands out. */
const STEP = 0.34;

/** Three players hold 17 cards. On a phone lying with the log beside it they need two rows, of smaller cards. */
function ownHand(box: Box, count: number, frame: Frame): readonly Pose[] {
  const spots = inHand(box, count, frame);
  if (frame.form !== 'low' || (box.width - frame.card.own) / (count - 1) >= LEAST_STRIP) return spots;
  const height = Math.min(box.height, frame.card.own * RATIO) / (1 + STEP);
  const most = Math.ceil(count / 2);
  const bottom = box.y + box.height - height;
  const rowAt = (y: number, cards: number) => row({ ...box, y, height }, cards, height / RATIO);
  return [...rowAt(bottom - height * STEP, most), ...rowAt(bottom, count - most)];
}
