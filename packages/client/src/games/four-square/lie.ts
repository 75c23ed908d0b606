import type { Place } from '@hundredfold/shared/core/view.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import { pile, takenPile } from '../../table/geometry/arrange.ts';
import type { Frame } from '../../table/geometry/frame.ts';
import { cardsAt, sizeOf } from '../../table/geometry/layout.ts';
import { middle, RATIO, type Spot } from '../../table/geometry/spot.ts';

/** Where everything lies in the middle: the square with its total, and beside it the piles that feed it. */
export interface Ground {
  readonly stacks: readonly Spot[];
  readonly total: { readonly x: number; readonly y: number; readonly radius: number };
  readonly draw: Spot;
  readonly card: Spot;
  readonly discard: Spot;
}

/** Where the cards of a zone lie. */
export function lie(view: FourSquareView, place: Place, { frame }: { readonly frame: Frame }): readonly Spot[] {
  const count = sizeOf(cardsAt(view, place));
  if (place.seat !== null) return takenPile(frame, place.seat, count);
  const ground = groundOf(frame);
  const spot = spotOf(place.zone, ground);
  return pile(spot.x, spot.y, count, spot.width);
}

function spotOf(zone: string, { stacks, draw, card, discard }: Ground): Spot {
  if (zone === 'draw') return draw;
  if (zone === 'card') return card;
  const stack = stacks.find((_, index) => STACK_ZONES[index] === zone);
  return stack ?? discard;
}

/** In the square the total needs room; where several columns fit, what feeds the square lies on its left. */
export function groundOf(frame: Frame): Ground {
  return frame.form === 'low' ? lowGround(frame) : tableGround(frame);
}

function lowGround({ centre, stations, prompt }: Frame): Ground {
  const gap = 46;
  const width = Math.min(82, (centre.height - gap - RISE) / 2 / RATIO, (centre.width - gap - 24) / 4);
  const small = Math.min(62, width);
  const feeding = Math.max(small + 10 + width + 14, prompt.x + prompt.width + 12 - centre.x);
  const square = squareAt(frameMiddle(centre, feeding, width, gap), width, gap);
  const left = square.total.x - gap / 2 - width;
  const y = square.stacks[0]?.y ?? 0;
  const card: Spot = { x: left - 14 - width / 2, y, width, turn: 0 };
  const draw: Spot = { x: card.x - width / 2 - 10 - small / 2, y, width: small, turn: 0 };
  const right = square.total.x + gap / 2 + width;
  return { ...square, card, draw, discard: stations.length === 1 ? { ...card, x: right + 14 + width / 2 } : draw };
}

/** The draw pile beside the upper stacks, the card of the turn beside the lower; what the absent draw on the right or below. */
function tableGround({ form, centre, unit, stations }: Frame): Ground {
  const alone = stations.length === 1;
  const isWide = form === 'wide';
  const gap = isWide ? 92 * unit : Math.max(48, Math.min(72 * unit, centre.height * 0.12));
  const aside = isWide ? 48 * unit : 20 * unit;
  const below = alone && !isWide ? 1 : 0;
  const columns = 3 + (alone && isWide ? 1 : 0);
  const width = Math.min(
    (isWide ? 128 : 112) * unit,
    (centre.height - gap - RISE - below * aside) / (2 + below) / RATIO,
    (centre.width - gap - (columns - 2) * aside) / columns,
  );
  const height = width * RATIO;
  const at = frameMiddle(centre, width + aside, width, gap);
  const square = squareAt({ x: at.x, y: at.y - (below * (height + aside)) / 2 }, width, gap);
  const [first, , third] = square.stacks;
  const left = (first?.x ?? 0) - width - aside;
  const upper = first?.y ?? 0;
  const lower = third?.y ?? 0;
  const discard = isWide
    ? { x: square.total.x + gap / 2 + 1.5 * width + aside, y: lower }
    : { x: left, y: lower + height + aside };
  const draw: Spot = { x: left, y: upper, width, turn: 0 };
  return { ...square, draw, card: { ...draw, y: lower }, discard: alone ? { ...discard, width, turn: 0 } : draw };
}

/** What a high pile needs above it. */
const RISE = 8;

/** The middle, unless what lies on the left of the square needs more room. */
function frameMiddle(centre: Frame['centre'], feeding: number, width: number, gap: number) {
  const { x, y } = middle(centre);
  return { x: Math.max(x, centre.x + feeding + width + gap / 2), y: y + RISE / 2 };
}

function squareAt({ x, y }: { readonly x: number; readonly y: number }, width: number, gap: number) {
  const right = (width + gap) / 2;
  const down = (width * RATIO + gap) / 2;
  const stacks = SIGNS.map(([across, along]) => ({ x: x + across * right, y: y + along * down, width, turn: 0 }));
  return { stacks, total: { x, y, radius: gap / 2 - 3 } };
}

const SIGNS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
