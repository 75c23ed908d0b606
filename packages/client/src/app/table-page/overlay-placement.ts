import { areaCovered, type Box, type PlacementArea, type Size } from '../../table/layout/pose.ts';

export interface OverlayPlacement extends Box {
  /** The index of the chosen size. */
  readonly nth: number;
}

const GAP_PX = 6;

/** The costs of a covered square pixel, of a pixel away from the middle of the upper edge, and of a narrower size. */
const COSTS = { kept: 50, ratherNot: 2, down: 8, across: 2, narrower: 250 } as const;

/** Returns the place that covers least. It prefers the widest size, and then the upper edge and its middle. */
export function overlayPlacement(sizes: readonly Size[], area: PlacementArea): OverlayPlacement {
  let best: { readonly place: OverlayPlacement; readonly cost: number } | null = null;
  for (const [nth, size] of sizes.entries()) {
    for (const box of candidates(size, area)) {
      const cost = costOf(box, area) + nth * COSTS.narrower;
      if (best === null || cost < best.cost) best = { place: { ...box, nth }, cost };
    }
  }
  const { x, y } = area.room;
  return best?.place ?? { x, y, width: 0, height: 0, nth: Math.max(0, sizes.length - 1) };
}

function costOf(box: Box, { room, keepOff, ratherNot }: PlacementArea): number {
  const off = Math.abs(box.x + box.width / 2 - (room.x + room.width / 2));
  const away = (box.y - room.y) * COSTS.down + off * COSTS.across;
  return areaCovered(box, keepOff) * COSTS.kept + areaCovered(box, ratherNot) * COSTS.ratherNot + away;
}

/** Returns the candidate places: at the edges of the room, in its middle, and beside every obstacle. */
function candidates({ width, height }: Size, { room, keepOff, ratherNot }: PlacementArea): readonly Box[] {
  const others = [...keepOff, ...ratherNot];
  const right = room.x + room.width - width;
  const bottom = room.y + room.height - height;
  const across = [
    room.x + (room.width - width) / 2,
    room.x,
    right,
    ...others.flatMap((other) => [other.x - GAP_PX - width, other.x + other.width + GAP_PX]),
  ];
  const down = [room.y, bottom, ...others.flatMap((other) => [other.y + other.height + GAP_PX, other.y - GAP_PX - height])];
  const xs = [...new Set(across.filter((x) => x >= room.x && x <= right))];
  const ys = [...new Set(down.filter((y) => y >= room.y && y <= bottom))];
  return ys.flatMap((y) => xs.map((x) => ({ x, y, width, height })));
}
