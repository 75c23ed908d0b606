import { areaCovered, type Box, type PlacementArea, type Size } from '../../table/layout/pose.ts';

export interface TipPlacement {
  readonly box: Box;
  readonly side: Side;
  readonly point: number;
}

/** `edge` means at the edge of the table, beside no target. */
type Side = 'above' | 'below' | 'left' | 'right' | 'edge';

const SIDES: readonly Exclude<Side, 'edge'>[] = ['above', 'below', 'right', 'left'];

/** The distances in pixels between a mark and its target, nearest first; larger ones leave what is in between visible. */
const GAPS_PX = [12, 40, 76, 120];

/** The minimum distance in pixels between the tip and a corner. */
const CORNER_PX = 18;

/** Returns the best place beside the target of a mark; `null` if it would cover a control. */
export function placeTipMark(anchor: Box, size: Size, area: PlacementArea): TipPlacement | null {
  let best: { readonly box: Box; readonly side: Side; readonly cost: number } | null = null;
  for (const { box, side, gap } of candidates(anchor, size, area.room)) {
    if (areaCovered(box, [anchor, ...area.keepOff]) > 0) continue;
    const cost = gap + areaCovered(box, area.ratherNot);
    if (best === null || cost < best.cost) best = { box, side, cost };
  }
  return best && { box: best.box, side: best.side, point: pointOf(anchor, best.box, best.side) };
}

/** Returns the place at the upper edge, from its middle outwards, that covers least text; `null` if there is none. */
export function placeAtEdge(size: Size, { room, keepOff, ratherNot }: PlacementArea): TipPlacement | null {
  const boxes = [0.5, 0, 1].map((along) => ({ ...size, x: room.x + along * (room.width - size.width), y: room.y }));
  const free = boxes.filter((box) => box.x >= room.x && areaCovered(box, keepOff) === 0);
  const costs = free.map((box) => areaCovered(box, ratherNot));
  const best = free[costs.indexOf(Math.min(...costs))];
  return best === undefined ? null : { box: best, side: 'edge', point: 0 };
}

function* candidates(anchor: Box, size: Size, room: Box) {
  for (const side of SIDES) {
    for (const gap of GAPS_PX) {
      for (const along of [0.5, 0.2, 0.8]) {
        const box = { ...size, ...beside(anchor, size, { side, gap, along }) };
        const x = clamp(box.x, room.x, room.x + room.width - size.width);
        const y = clamp(box.y, room.y, room.y + room.height - size.height);
        // The mark may move along the edge, but not away from it.
        const isAcross = side === 'above' || side === 'below';
        if (isAcross ? y === box.y : x === box.x) yield { box: { ...size, x, y }, side, gap };
      }
    }
  }
}

interface Beside {
  readonly side: Exclude<Side, 'edge'>;
  readonly gap: number;
  /** The position along the anchor's edge, as a fraction of it. */
  readonly along: number;
}

function beside(
  { x, y, width, height }: Box,
  size: Size,
  { side, gap, along }: Beside,
): { readonly x: number; readonly y: number } {
  const across = x + width * along - size.width / 2;
  const down = y + height * along - size.height / 2;
  switch (side) {
    case 'above':
      return { x: across, y: y - gap - size.height };
    case 'below':
      return { x: across, y: y + height + gap };
    case 'right':
      return { x: x + width + gap, y: down };
    case 'left':
      return { x: x - gap - size.width, y: down };
  }
}

function pointOf(anchor: Box, box: Box, side: Side): number {
  const isAcross = side === 'above' || side === 'below';
  const aim = isAcross ? anchor.x + anchor.width / 2 - box.x : anchor.y + anchor.height / 2 - box.y;
  return clamp(aim, CORNER_PX, (isAcross ? box.width : box.height) - CORNER_PX);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
