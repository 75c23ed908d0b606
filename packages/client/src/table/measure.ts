import { type Box, RATIO, type Size } from './spot.ts';

/** `wide`, a desk; `tall`, a phone upright; `low`, a phone lying. */
export type Form = 'wide' | 'tall' | 'low';

/** Widths of a card: in the own hand, in the middle, in the hands of others. */
export interface CardWidths {
  readonly own: number;
  readonly play: number;
  readonly far: number;
}

/** The figures by which one form divides the space. */
export interface Measure {
  readonly size: Size;
  readonly unit: number;
  readonly play: number;
  readonly widths: Omit<CardWidths, 'play'>;
  /** The middle is too low for anything between four cards. */
  readonly snug: boolean;
  readonly plate: Size;
  readonly edge: number;
  readonly gap: number;
  /** Where the stations at the sides begin. */
  readonly sideTop: number;
  readonly backs: number;
  readonly own: { readonly plate: Box; readonly cards: Box; readonly pile: Box };
  readonly centre: Box;
  readonly prompt: Box;
  readonly log: Box;
}

/** Below this width a card in the middle is hard to read. */
const SMALLEST = 60;

export function formOf({ width, height }: Size): Form {
  if (width < height * 1.05 || width < 640) return 'tall';
  return height < 520 ? 'low' : 'wide';
}

export function measureOf(size: Size): Measure {
  switch (formOf(size)) {
    case 'wide':
      return wide(size);
    case 'tall':
      return tall(size);
    case 'low':
      return low(size);
  }
}

function wide(size: Size): Measure {
  const { width, height } = size;
  const u = Math.max(0.72, Math.min(width / 1280, height / 740, 1.6));
  const edge = 20 * u;
  const own = 112 * u;
  const hand = own * RATIO;
  const plate = { width: 190 * u, height: 70 * u };
  const handWidth = Math.min(width - 2 * (plate.width + 2 * edge), own * 9);
  const cards: Box = { x: (width - handWidth) / 2, y: height - edge - hand, width: handWidth, height: hand };
  const far = 46 * u;
  const prompt: Box = { x: width / 2 - 260 * u, y: cards.y - 50 * u, width: 520 * u, height: 36 * u };
  const top = edge + plate.height + 10 * u;
  const centre: Box = {
    x: plate.width + 2 * edge,
    y: top,
    width: width - 2 * (plate.width + 2 * edge),
    height: prompt.y - 6 * u - top,
  };
  return {
    size,
    unit: u,
    ...playWidth(centre, { most: 98 * u, dial: 108 * u }),
    widths: { own, far },
    plate,
    edge,
    gap: 10 * u,
    sideTop: centre.y + centre.height / 2 - 90 * u,
    backs: 134 * u,
    own: {
      plate: { x: edge, y: height - edge - plate.height, ...plate },
      cards,
      pile: { x: width - edge - far * 1.4, y: height - edge - far * RATIO * 1.2, width: far, height: far * RATIO },
    },
    centre,
    prompt,
    log: { x: width - edge - 44, y: edge, width: 44, height: 44 },
  };
}

function tall(size: Size): Measure {
  const { width, height } = size;
  const edge = 8;
  const u = Math.min(1.5, width / 390, height / 790);
  const own = Math.max(62, Math.min(width * 0.22, height * 0.105));
  const deep = own * RATIO;
  const cards: Box = { x: edge, y: height - edge - deep * 1.55, width: width - 2 * edge, height: deep * 1.55 };
  const plate = { width: Math.min(150 * u, width * 0.36), height: Math.max(44, 50 * u) };
  const ownPlate: Box = { x: edge, y: cards.y - 10 - plate.height, width: plate.width + 40, height: plate.height };
  const far = Math.max(24, 30 * u);
  const line = Math.max(30, 32 * u);
  const prompt: Box = { x: edge, y: ownPlate.y - line - 8, width: width - 2 * edge, height: line };
  const sideTop = edge + plate.height + 8;
  const top = sideTop + plate.height + 8 + far * RATIO + 10;
  const centre: Box = { x: edge, y: top, width: width - 2 * edge, height: prompt.y - 6 - top };
  return {
    size,
    unit: Math.max(1, u),
    ...playWidth(centre, { most: width * 0.2, dial: 100 * Math.max(1, u) }),
    own: {
      plate: ownPlate,
      cards,
      pile: {
        x: ownPlate.x + ownPlate.width + 16,
        y: ownPlate.y + (plate.height - far * RATIO) / 2,
        width: far,
        height: far * RATIO,
      },
    },
    widths: { own, far },
    plate,
    edge,
    gap: 8,
    sideTop,
    backs: Math.min(104 * Math.max(1, u), width / 2 - 2 * edge - far - 24),
    centre,
    prompt,
    log: { x: width - edge - 44, y: ownPlate.y + (plate.height - 44) / 2, width: 44, height: 44 },
  };
}

function low(size: Size): Measure {
  const { width, height } = size;
  const edge = 8;
  const own = Math.min(82, height * 0.21);
  const deep = own * RATIO;
  const plate = { width: 138, height: 44 };
  const cards: Box = {
    x: plate.width + 2 * edge,
    y: height - 6 - deep,
    width: width - plate.width - 4 * edge - 44,
    height: deep,
  };
  const far = 26;
  const top = edge + plate.height + 4;
  const centre: Box = { x: 152, y: top, width: width - 304, height: cards.y - 8 - top };
  return {
    size,
    unit: 1,
    ...playWidth(centre, { most: 70, dial: 100 }),
    own: {
      plate: { x: edge, y: height - edge - plate.height, ...plate },
      cards,
      pile: { x: width - edge - 36, y: height - edge - far * RATIO, width: far, height: far * RATIO },
    },
    widths: { own, far },
    plate,
    edge,
    gap: 6,
    sideTop: top + 4,
    backs: 98,
    centre,
    prompt: { x: 152, y: centre.y + centre.height - 40, width: 172, height: 36 },
    log: { x: width - edge - 44, y: edge, width: 44, height: 40 },
  };
}

/** How wide a card in the middle can be: with something round between four of them, or else beside them. */
function playWidth(
  { height }: Box,
  { most, dial }: { readonly most: number; readonly dial: number },
): Pick<Measure, 'play' | 'snug'> {
  const around = (height - dial) / 2 / RATIO;
  if (around >= SMALLEST) return { play: Math.min(most, around), snug: false };
  return { play: Math.min(most, (height - 6) / 2 / RATIO), snug: true };
}
