import { type Box, type Size, sharedArea } from '../table/geometry/pose.ts';

/** What lies where a banner or a notice is to be placed. */
export interface Ground {
  readonly room: Box;
  /** Covered only where there is no other place. */
  readonly keepOff: readonly Box[];
  /** Covered rather than any of those. */
  readonly ratherNot: readonly Box[];
}

export interface FreePlace extends Box {
  /** Which of the sizes it has. */
  readonly nth: number;
}

/** Pixels between what is placed and what lies beside it. */
const GAP = 6;

/** How much each counts: a square pixel that is covered, a pixel away from the middle of the upper edge, a size that is narrower. */
const COSTS = { kept: 50, ratherNot: 2, down: 8, across: 2, narrower: 250 } as const;

/** The place that covers least, of the widest size where several are as good, near the upper edge and its middle. */
export function freePlace(sizes: readonly Size[], ground: Ground): FreePlace {
  let best: { readonly place: FreePlace; readonly cost: number } | null = null;
  for (const [nth, size] of sizes.entries()) {
    for (const box of candidates(size, ground)) {
      const cost = costOf(box, ground) + nth * COSTS.narrower;
      if (best === null || cost < best.cost) best = { place: { ...box, nth }, cost };
    }
  }
  const { x, y } = ground.room;
  return best?.place ?? { x, y, width: 0, height: 0, nth: Math.max(0, sizes.length - 1) };
}

/** How much a box covers of what is to be kept off, in square pixels. */
export function coveredBy(box: Box, { keepOff }: Pick<Ground, 'keepOff'>): number {
  return keepOff.reduce((sum, other) => sum + sharedArea(box, other), 0);
}

function costOf(box: Box, ground: Ground): number {
  const { room, ratherNot } = ground;
  const off = Math.abs(box.x + box.width / 2 - (room.x + room.width / 2));
  const covered = ratherNot.reduce((sum, other) => sum + sharedArea(box, other), 0);
  const away = (box.y - room.y) * COSTS.down + off * COSTS.across;
  return coveredBy(box, ground) * COSTS.kept + covered * COSTS.ratherNot + away;
}

/** At the edges of the room, in its middle, and beside all that lies there. */
function candidates({ width, height }: Size, { room, keepOff, ratherNot }: Ground): readonly Box[] {
  const others = [...keepOff, ...ratherNot];
  const right = room.x + room.width - width;
  const bottom = room.y + room.height - height;
  const across = [
    room.x + (room.width - width) / 2,
    room.x,
    right,
    ...others.flatMap((other) => [other.x - GAP - width, other.x + other.width + GAP]),
  ];
  const down = [room.y, bottom, ...others.flatMap((other) => [other.y + other.height + GAP, other.y - GAP - height])];
  const xs = [...new Set(across.filter((x) => x >= room.x && x <= right))];
  const ys = [...new Set(down.filter((y) => y >= room.y && y <= bottom))];
  return ys.flatMap((y) => xs.map((x) => ({ x, y, width, height })));
}
