import { CROWD, type Measure, playWidth, type Seating } from './measure.ts';
import { type Box, RATIO, type Size } from './spot.ts';

/** A phone lying: the middle between stations at all sides. */
export function low(size: Size, { seats, hand }: Seating): Measure {
  const { width, height } = size;
  const edge = 8;
  const own = Math.min(82, height * 0.21);
  const deep = hand === 'none' ? 0 : own * RATIO;
  const plate = { width: seats < CROWD ? 146 : 126, height: 44 };
  const side = 160;
  const cards: Box = {
    x: plate.width + 2 * edge,
    y: height - 6 - deep,
    width: width - plate.width - 4 * edge - 44,
    height: deep,
  };
  const far = 26;
  const top = seats === 1 ? edge : edge + plate.height + 4;
  const centre: Box = { x: side, y: top, width: width - 2 * side, height: cards.y - 8 - top };
  const log: Box = { x: width - edge - 44, y: edge, width: 44, height: 40 };
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
    backs: hand === 'none' ? 0 : seats < CROWD ? 98 : 50,
    centre,
    prompt: { x: side, y: centre.y + centre.height - 40, width: 172, height: 36 },
    log,
    sheet: { ...log, x: log.x - log.width - 6 },
  };
}
