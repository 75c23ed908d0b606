import { cardsAt, type Frame, middle, type Pose, pile, RATIO, sizeOf, takenPile } from '@hundredfold/client/game';
import type { CardZone } from '@hundredfold/shared/game';
import { type FourSquareView, STACK_ZONES } from '../rules/view.ts';

/** The places in the middle: the square with its total, and beside it the piles that feed it. */
export interface Ground {
  readonly stacks: readonly Pose[];
  readonly total: { readonly x: number; readonly y: number; readonly radius: number };
  readonly draw: Pose;
  readonly card: Pose;
  readonly discard: Pose;
}

export function cardPoses(view: FourSquareView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const count = sizeOf(cardsAt(view, place));
  if (place.seat !== null) return takenPile(frame, place.seat, count);
  return pile(spotOf(place.zone, groundOf(frame)), count);
}

function spotOf(zone: string, { stacks, draw, card, discard }: Ground): Pose {
  if (zone === 'draw') return draw;
  if (zone === 'card') return card;
  return stacks.find((_, index) => STACK_ZONES[index] === zone) ?? discard;
}

/**
 * The total needs room inside the square. The piles that feed the square stand apart: above it on a high table, otherwise on
 * its left.
 */
export function groundOf(frame: Frame): Ground {
  const { centre, unit, growth } = frame;
  switch (frame.form) {
    case 'wide':
      return besideGround(frame, { gap: 92 * unit, apart: 108 * unit, between: 22 * unit, most: 128 * unit * growth });
    case 'tall': {
      const ground = tallGround(frame);
      if (ground.card.width >= MIN_WIDTH || frame.stations.length === 1) return ground;
      return besideGround(frame, { gap: 48, apart: 40, between: 24, most: (centre.width - 48 - 40 - MARGIN) / 3 });
    }
    case 'low':
      return lowGround(frame);
  }
}

/** The width, in CSS px, below which a card is hard to read, so that the piles move to the side of the square. */
const MIN_WIDTH = 54;

/** The layout of a phone in landscape: the piles that feed the square stand above the prompt. */
function lowGround({ centre, growth, stations, prompt }: Frame): Ground {
  const gap = 46;
  const apart = 40;
  const width = Math.min(82 * growth, (centre.height - gap - RISE) / 2 / RATIO, (centre.width - gap - apart - 12) / 4);
  const small = Math.min(62, width);
  const feeding = Math.max(small + 10 + width + apart, prompt.x + prompt.width + 2 * MARGIN - centre.x);
  const square = squareAt(onAxis(centre, feeding, width, gap), width, gap);
  const left = square.total.x - gap / 2 - width;
  const y = (centre.y + Math.max(prompt.y, centre.y + width * RATIO)) / 2;
  const card: Pose = { x: left - apart - width / 2, y, width, turn: 0 };
  const draw: Pose = { x: card.x - width / 2 - 10 - small / 2, y, width: small, turn: 0 };
  const right = square.total.x + gap / 2 + width;
  const beside: Pose = { ...card, x: right + apart + width / 2, y: square.stacks[0]?.y ?? y };
  return { ...square, card, draw, discard: stations.length === 1 ? beside : draw };
}

interface Spaces {
  /** The gap between the stacks, the space beside the square, and the one between the two piles that feed it, in CSS px. */
  readonly gap: number;
  readonly apart: number;
  readonly between: number;
  /** The greatest width of a card, in CSS px. */
  readonly most: number;
}

/** The layout of a desktop, and of a phone in portrait whose middle is low: the pile of the absent players lies on the right. */
function besideGround({ centre, stations }: Frame, { gap, apart, between, most }: Spaces): Ground {
  const columns = stations.length === 1 ? 4 : 3;
  const width = Math.min(
    most,
    (centre.height - gap - RISE - 2 * MARGIN) / 2 / RATIO,
    (centre.width - gap - (columns - 2) * apart) / columns,
  );
  const square = squareAt(onAxis(centre, width + apart, width, gap), width, gap);
  const side = gap / 2 + 1.5 * width + apart;
  const pair = (width * RATIO + between) / 2;
  const card: Pose = { x: square.total.x - side, y: square.total.y + pair, width, turn: 0 };
  const draw: Pose = { ...card, y: square.total.y - pair };
  return { ...square, draw, card, discard: stations.length === 1 ? { ...draw, x: square.total.x + side } : draw };
}

/** The layout of a phone in portrait: the pile of the absent players lies below the square, the others above it. */
function tallGround({ centre, unit, growth, stations }: Frame): Ground {
  const gap = Math.max(48, Math.min(72 * unit, centre.height * 0.1));
  const apart = 40;
  const rows = stations.length === 1 ? 4 : 3;
  const width = Math.min(
    124 * unit * growth,
    (centre.height - gap - RISE - 2 * MARGIN - (rows - 2) * apart) / rows / RATIO,
    (centre.width - gap - 2 * MARGIN) / 2,
  );
  const deep = width * RATIO;
  const { x } = middle(centre);
  const top = centre.y + RISE + (centre.height - RISE - MARGIN - rows * deep - gap - (rows - 2) * apart) / 2;
  const square = squareAt({ x, y: top + deep + apart + deep + gap / 2 }, width, gap);
  const draw: Pose = { x: x - width / 2 - 8, y: top + deep / 2, width, turn: 0 };
  const discard: Pose = { ...draw, y: square.total.y + gap / 2 + deep + apart + deep / 2 };
  return { ...square, draw, card: { ...draw, x: x + width / 2 + 8 }, discard: stations.length === 1 ? discard : draw };
}

/** The space above a high pile, in CSS px. */
const RISE = 8;

/** The space between the stacks and the edge of the square, in CSS px. */
export const MARGIN = 12;

/** Returns the middle of the table, moved if the piles on the left of the square need more room. */
function onAxis(centre: Frame['centre'], feeding: number, width: number, gap: number) {
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
