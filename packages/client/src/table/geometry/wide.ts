import { CROWD, type Measure, playWidth, type Seating } from './measure.ts';
import { type Box, RATIO, type Size } from './spot.ts';

/** A desk: stations around the middle, the hand below it. */
export function wide(size: Size, { seats, hand }: Seating): Measure {
  const { width, height } = size;
  const u = Math.max(0.72, Math.min(width / 1280, height / 740, 1.6));
  const edge = 20 * u;
  const own = 112 * u;
  const plate = { width: 190 * u, height: 70 * u };
  const handWidth = Math.min(width - 2 * (plate.width + 2 * edge), own * 9);
  const cards = bottomRow(size, edge, hand === 'none' ? NOTHING : { width: handWidth, height: own * RATIO });
  const far = 46 * u;
  const line = 36 * u;
  const lineTop = hand === 'none' ? height - edge - (plate.height + line) / 2 : cards.y - 50 * u;
  const prompt: Box = { x: width / 2 - 260 * u, y: lineTop, width: 520 * u, height: line };
  const top = seats === 1 ? edge : edge + plate.height + 10 * u;
  const centre: Box = {
    x: plate.width + 2 * edge,
    y: top,
    width: width - 2 * (plate.width + 2 * edge),
    height: prompt.y - 6 * u - top,
  };
  const log: Box = { x: width - edge - 44, y: edge, width: 44, height: 44 };
  return {
    size,
    unit: u,
    ...playWidth(centre, { most: 98 * u, dial: 108 * u }),
    widths: { own, far },
    plate,
    edge,
    gap: 10 * u,
    sideTop: centre.y + centre.height / 2 - 90 * u,
    backs: hand === 'none' ? 0 : seats < CROWD ? 134 * u : 70 * u,
    own: {
      plate: { x: edge, y: height - edge - plate.height, ...plate },
      cards,
      pile: { x: width - edge - far * 1.4, y: height - edge - far * RATIO * 1.2, width: far, height: far * RATIO },
    },
    centre,
    prompt,
    log,
    sheet: { ...log, x: log.x - log.width - 8 },
  };
}

const NOTHING: Size = { width: 0, height: 0 };

function bottomRow(size: Size, edge: number, { width, height }: Size): Box {
  return { x: (size.width - width) / 2, y: size.height - edge - height, width, height };
}
