import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { seesHand, type ViewOfHands } from '@hundredfold/shared/core/view.ts';
import type { Handed } from '../../ui/settings.ts';
import type { Frame } from './frame.ts';
import { type Box, boxOf, middle, type Pose, RATIO } from './pose.ts';

const SPREAD = 0.62;
/** The width of a strip that is easy to hit, in CSS px, and the least that can be hit. */
const FINGER_PX = 44;
const MIN_STRIP_PX = 24;
/** How much lower each card of a fan is, and how much the last one may be, as shares of its width. */
const BEND = 0.0016;
const MAX_BEND = 0.11;
/** The distance by which a card in a pile lies higher than the one below, in CSS px. */
const RISE = 0.14;

/**
 * Returns one row in the middle of a box: spread as far as allowed, and as close as needed. `width` is that of a card
 * in px, and `spread` the share of it by which the next card may be further right.
 */
export function row(box: Box, count: number, width: number, spread = SPREAD): readonly Pose[] {
  const { x, y } = middle(box);
  const strip = count < 2 ? 0 : Math.min(width * spread, (box.width - width) / (count - 1));
  const left = x - (strip * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({ x: left + strip * index, y, width, turn: 0 }));
}

export function fan(box: Box, count: number, width: number): readonly Pose[] {
  const bend = Math.min(BEND, MAX_BEND / ((count - 1) / 2) ** 2);
  return row(box, count, width).map((spot, index) => {
    const off = index - (count - 1) / 2;
    return { ...spot, y: spot.y + off * off * width * bend, turn: off * 0.55 };
  });
}

/** Returns two rows, the lower one over the lower part of the upper; a single row if its strips are wide enough for fingers. */
export function twoRows(box: Box, count: number, width: number): readonly Pose[] {
  const height = width * RATIO;
  const lower: Box = { ...box, y: box.y + box.height - height, height };
  if ((box.width - width) / Math.max(1, count - 1) >= FINGER_PX) return row(lower, count, width, 0.85);
  const most = Math.ceil(count / 2);
  const upper: Box = { ...box, height };
  return [...row(upper, most, width), ...row(lower, count - most, width)];
}

/** The visible part of the upper of two rows of smaller cards, as a share of their width. */
const UPPER_ROW = 0.7;

function oneRowOrTwo(box: Box, count: number, width: number): readonly Pose[] {
  if ((box.width - width) / Math.max(1, count - 1) >= MIN_STRIP_PX) return row(box, count, width);
  return twoRows(box, count, box.height / (RATIO + UPPER_ROW));
}

/** The height of the cup in the middle of a fan and of the cards above that middle, as multiples of the fan's radius. */
export const CUP_HEIGHT = 1.7;
const CARDS_HEIGHT = 1.5;

/** Returns the circle around which the cards of one of several winners fan out, and the width of a card. */
export function fanCircle({ centre, card }: Frame, { nth, of }: FanPlace) {
  const each = centre.width / of;
  const room = Math.min(centre.height, each / 1.6);
  const radius = Math.min(room / 2, centre.height / (CARDS_HEIGHT + CUP_HEIGHT / 2), card.own * RATIO);
  const lowest = centre.y + centre.height - (CUP_HEIGHT / 2) * radius;
  const y = Math.min(middle(centre).y + room * 0.28, lowest);
  return { x: centre.x + each * (nth + 0.5), y, radius, width: radius / RATIO };
}

/** The place of a winner's fan among those of several winners. */
interface FanPlace {
  readonly nth: number;
  readonly of: number;
}

/** The greatest angle between two cards of a fan around a circle, and between the first and the last, in degrees. */
const MAX_STEP_DEG = 30;
const MAX_SPAN_DEG = 150;

export function fanOut(frame: Frame, count: number, place: FanPlace): readonly Pose[] {
  const { x, y, radius, width } = fanCircle(frame, place);
  const step = Math.min(MAX_STEP_DEG, MAX_SPAN_DEG / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => {
    const angle = (index - (count - 1) / 2) * step;
    const radians = (angle * Math.PI) / 180;
    return { x: x + radius * Math.sin(radians), y: y - radius * Math.cos(radians), width, turn: angle };
  });
}

/**
 * Arranges cards on one another, the lowest first; each lies a little higher, so that the height shows how many there
 * are.
 */
export function pile({ x, y, width }: Omit<Pose, 'turn'>, count: number): readonly Pose[] {
  return Array.from({ length: count }, (_, index) => ({ x, y: y - index * RISE, width, turn: 0 }));
}

/** The box around a pile with all its cards, such as for a `Target`. `spot` is the pose of the lowest card. */
export function pileBox(spot: Pose, count: number): Box {
  const rise = Math.max(0, count - 1) * RISE;
  const box = boxOf(spot);
  return { ...box, y: box.y - rise, height: box.height + rise };
}

/** Returns the order in which cards overlap: from the left of each row, or from the right for a left-handed player. */
export function overlapOrder(spots: readonly Pose[], handed: Handed): readonly number[] {
  const rows: number[][] = [];
  spots.forEach((spot, index) => {
    const before = spots[index - 1];
    if (before === undefined || !isSameRow(before, spot)) rows.push([]);
    rows.at(-1)?.push(index);
  });
  return rows.flatMap((row) => (handed === 'left' ? row.toReversed() : row));
}

function isSameRow(one: Pose, other: Pose): boolean {
  return Math.abs(one.y - other.y) < one.width * RATIO * LOWER;
}

/** The least distance, as a share of a card's height, at which a lower card is in another row. */
const LOWER = 0.3;

/** Returns the visible part of each card, which is also the part that can be pressed, for this hand of the player. */
export function handStrips(spots: readonly Pose[], handed: Handed): readonly Box[] {
  if (handed === 'right') return strips(spots);
  const order = overlapOrder(spots, handed);
  const mirrored = strips(order.flatMap((index) => spots.slice(index, index + 1)).map((spot) => ({ ...spot, x: -spot.x })));
  return spots
    .flatMap((_, index) => mirrored.slice(order.indexOf(index)).slice(0, 1))
    .map((box) => ({ ...box, x: -box.x - box.width }));
}

/** Returns the visible part of each card, which is also the part that can be pressed, when later cards lie over earlier ones. */
export function strips(spots: readonly Pose[]): readonly Box[] {
  return spots.map((spot, index) => {
    const height = spot.width * RATIO;
    const box: Box = { x: spot.x - spot.width / 2, y: spot.y - height / 2, width: spot.width, height };
    const next = spots[index + 1];
    const below = spots.slice(index + 1).filter((other) => other.y > spot.y && !isSameRow(spot, other));
    const covered = Math.min(...below.map(({ y, width }) => y - (width * RATIO) / 2 - box.y));
    const sameRow = next !== undefined && isSameRow(spot, next);
    return {
      ...box,
      width: sameRow ? Math.max(0, next.x - next.width / 2 - box.x) : box.width,
      height: Math.min(height, covered),
    };
  });
}

/**
 * Arranges the viewer's own cards for the form of the screen: in a fan, or on phones in one or two rows. The first
 * card is on the left.
 */
export function inHand(box: Box, count: number, { form, card }: Frame): readonly Pose[] {
  switch (form) {
    case 'wide':
      return fan(box, count, card.own);
    case 'tall':
      return twoRows(box, count, card.own);
    case 'low':
      return oneRowOrTwo(box, count, card.own);
  }
}

const MAX_IN_ONE_ROW = 6;

/** The visible part of the upper of two rows of open cards, as a share of its height. */
const UPPER_ROW_SHARE = 0.36;

/** Returns the hand of another player: larger in front of a spectator, and in two rows if many cards are open. */
export function othersHand({ stations, card }: Frame, seat: Seat, count: number, open = false): readonly Pose[] {
  const station = stations[seat];
  if (station === undefined) return [];
  const { side, cards } = station;
  if (side === 'bottom') return row(cards, count, card.own * 0.72, open ? SPREAD : 0.3);
  if (!open || count <= MAX_IN_ONE_ROW) return row(cards, count, card.far, open ? SPREAD : 0.3);
  const most = Math.ceil(count / 2);
  const below = { ...cards, y: cards.y + cards.height * UPPER_ROW_SHARE };
  return [...row(cards, most, card.far), ...row(below, count - most, card.far)];
}

/** Returns a hand: the viewer's own in front of them, or that of another player, open if the viewer sees it. */
export function handSpots(view: ViewOfHands, seat: Seat, count: number, frame: Frame): readonly Pose[] {
  const own = seat === view.viewer ? frame.stations[seat]?.cards : undefined;
  return own === undefined ? othersHand(frame, seat, count, seesHand(view, seat)) : inHand(own, count, frame);
}

/** Arranges the cards that a seat has taken, as a pile beside its plate. */
export function takenPile({ stations, card }: Frame, seat: Seat, count: number): readonly Pose[] {
  const station = stations[seat];
  return station === undefined ? [] : pile({ ...middle(station.pile), width: card.far }, count);
}
