import { CROWD_FAR, crowdOf } from './crowd.ts';
import { CROWD, type HandSize, type Measure, playWidth, type Seating } from './measure.ts';
import { type Box, RATIO, type Size } from './spot.ts';

/** A phone upright: the others in rows at the top. */
export function tall(size: Size, { seats, hand }: Seating): Measure {
  const { width, height } = size;
  const edge = 8;
  const u = Math.min(1.5, width / 390, height / 790);
  const own = Math.max(62, hand === 'few' ? Math.min(width * 0.235, height * 0.135) : Math.min(width * 0.22, height * 0.105));
  const deep = own * RATIO * DEEP[hand];
  const cards: Box = { x: edge, y: height - edge - deep, width: width - 2 * edge, height: deep };
  const plate = { width: Math.min(168 * u, width * 0.42), height: Math.max(44, 50 * u) };
  const plateBottom = hand === 'none' ? height - edge : cards.y - 10;
  const ownPlate: Box = { x: edge, y: plateBottom - plate.height, width: plate.width + 20, height: plate.height };
  const far = seats < CROWD ? Math.max(24, 30 * u) : CROWD_FAR;
  const line = Math.max(30, 32 * u);
  const prompt: Box = { x: edge, y: ownPlate.y - line - 8, width: width - 2 * edge, height: line };
  const sideTop = seats === 3 ? edge : edge + plate.height + 8;
  const top = tallTop({ seats, hand, plate, sideTop, far, edge });
  const centre: Box = { x: edge, y: top, width: width - 2 * edge, height: prompt.y - 6 - top };
  const log: Box = { x: width - edge - 44, y: ownPlate.y + (plate.height - 44) / 2, width: 44, height: 44 };
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
    backs: hand === 'none' ? 0 : Math.min(104 * Math.max(1, u), width / 2 - 2 * edge - far - 24),
    centre,
    prompt,
    log,
    sheet: { ...log, x: log.x - log.width - 8 },
  };
}

const DEEP: Readonly<Record<HandSize, number>> = { many: 1.55, few: 1.06, none: 0 };

/** Where the middle begins on a phone held upright: below the others. */
function tallTop({ seats, hand, plate, sideTop, far, edge }: TallOthers): number {
  const deep = far * RATIO;
  if (seats === 1) return edge;
  if (seats === 2) return edge + Math.max(plate.height, deep) + 10;
  if (seats >= CROWD) return edge + crowdOf(seats, hand).height + 4;
  return sideTop + plate.height + 8 + deep + 10;
}

interface TallOthers {
  readonly seats: number;
  readonly hand: HandSize;
  readonly plate: Size;
  readonly sideTop: number;
  readonly far: number;
  readonly edge: number;
}
