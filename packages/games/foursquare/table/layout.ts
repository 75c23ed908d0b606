import { around, type Box, cardsAt, type Frame, type Pose, pile, RATIO, sizeOf } from '@hundredfold/client/game';
import type { CardZone, GridCell } from '@hundredfold/shared/game';
import { FOUR } from '../rules/frame.ts';
import type { FoursquareView } from '../rules/view.ts';

/** The parts of the table: the frame of four by four, the stock and the next card beside it, and the figures. */
export interface Board {
  readonly frame: Box;
  readonly stock: Pose;
  readonly next: Pose;
  readonly figures: Box;
  /** The width of a card in the frame, in CSS px. */
  readonly card: number;
}

/** The least width, in CSS px, at which the words beside the figures can be read in every language. */
const FIGURES = 112;

const GAP = 0.12;
/** The offset of a card from the one below it, as a share of its width. */
const STEP = { x: 0.022, y: 0.034 } as const;

export function cardPoses(view: FoursquareView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const count = sizeOf(cardsAt(view, place));
  const board = boardOf(frame);
  if (place.cell !== undefined) return pileSpots(cellSpot(board, extentOf(view), place.cell), count);
  if (place.zone === 'stock') return pile(board.stock, count);
  return Array.from({ length: count }, () => board.next);
}

export function boardOf(frame: Frame): Board {
  switch (frame.form) {
    case 'wide':
      return wide(frame);
    case 'low':
      return low(frame);
    case 'tall':
      return tall(frame);
  }
}

/** The desktop layout: the next card and the stock on the left of the frame, the figures on its right. */
function wide({ centre, unit }: Frame): Board {
  const [left, right] = [150 * unit, 170 * unit];
  const size = fourOf(centre.width - left - right, centre.height - 6);
  const x = centre.x + (centre.width - size.width) / 2;
  const y = centre.y + centre.height / 2;
  const width = Math.min(size.card * 1.25, left * 0.62);
  const middle = x - left / 2 - 14;
  return {
    frame: { ...size, x, y: centre.y + (centre.height - size.height) / 2 },
    next: { x: middle, y: y - width * RATIO * 0.56, width, turn: 0 },
    stock: { x: middle, y: y + width * RATIO * 0.6, width, turn: 0 },
    figures: { x: x + size.width + 34, y: centre.y, width: right - 34, height: centre.height },
    card: size.card,
  };
}

/** The layout of a phone in landscape: the frame as high as it can be, on the right of the plate and the prompt. */
function low({ size: all, centre, prompt, log }: Frame): Board {
  const size = fourOf(all.width * 0.4, centre.height);
  const x = Math.max(prompt.x + prompt.width + 16, (all.width - size.width) / 2);
  const width = Math.min(84, (prompt.y - 24 - centre.y) / RATIO, (x - 12) / 2.24);
  const y = (centre.y + prompt.y - 8) / 2;
  const middle = x / 2;
  const top = log.y + log.height + 12;
  return {
    frame: { ...size, x, y: centre.y + (centre.height - size.height) / 2 },
    next: { x: middle + width * 0.62, y, width, turn: 0 },
    stock: { x: middle - width * 0.62, y, width, turn: 0 },
    figures: { x: x + size.width + 16, y: top, width: all.width - x - size.width - 24, height: all.height - top - 8 },
    card: size.card,
  };
}

/** The layout of a phone in portrait: the frame as wide as it can be, the rest in a row above it. */
function tall({ centre }: Frame): Board {
  const least = 102;
  const size = fourOf(centre.width, centre.height - least - 12);
  const strip = Math.min(170, centre.height - size.height - 12);
  const top = centre.y + (centre.height - size.height - strip - 12) / 2;
  const x = centre.x + (centre.width - size.width) / 2;
  const room = centre.x + centre.width - x - FIGURES;
  const width = Math.min((strip - 8) / RATIO, size.card * 1.15, room / 2.4);
  const y = top + strip / 2;
  const left = x + width * 2.4;
  return {
    frame: { ...size, x, y: top + strip + 12 },
    stock: { x: x + width * 0.55, y, width, turn: 0 },
    next: { x: x + width * 1.75, y, width, turn: 0 },
    // The figures extend beyond the frame where the frame is narrow because the table is low.
    figures: {
      x: left,
      y: top,
      width: Math.min(centre.x + centre.width - left, Math.max(150, x + size.width - left)),
      height: strip,
    },
    card: size.card,
  };
}

function fourOf(width: number, height: number): Box & { readonly card: number } {
  const card = Math.min(width / (FOUR * (1 + GAP)), height / (FOUR * (RATIO + GAP)));
  return { x: 0, y: 0, width: FOUR * card * (1 + GAP), height: FOUR * card * (RATIO + GAP), card };
}

/** The outermost rows and columns that have a card. */
export interface Extent {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

export function extentOf({ table: { grid } }: Pick<FoursquareView, 'table'>): Extent {
  const rows = grid.map((pile) => pile.row);
  const cols = grid.map((pile) => pile.col);
  const [row, col] = [Math.min(0, ...rows), Math.min(0, ...cols)];
  return { row, col, rows: Math.max(0, ...rows) - row + 1, cols: Math.max(0, ...cols) - col + 1 };
}

/** Returns the middle of a cell. The cards float in the middle of the frame until they fill it. */
export function cellSpot({ frame, card }: Board, extent: Extent, cell: GridCell): Pose {
  const [wide, high] = [frame.width / FOUR, frame.height / FOUR];
  return {
    x: frame.x + (cell.col - extent.col + (FOUR - extent.cols) / 2 + 0.5) * wide,
    y: frame.y + (cell.row - extent.row + (FOUR - extent.rows) / 2 + 0.5) * high,
    width: card,
    turn: 0,
  };
}

export function pileSpots({ x, y, width, turn }: Pose, size: number): readonly Pose[] {
  return Array.from({ length: size }, (_, index) => ({
    x: x + index * width * STEP.x,
    y: y - index * width * STEP.y,
    width,
    turn,
  }));
}

/**
 * Returns the part of a cell that lies within the frame. A row or column that could still be started may have room for half a
 * cell only.
 */
export function cellBox(board: Board, extent: Extent, cell: GridCell): Box {
  const { x, y } = cellSpot(board, extent, cell);
  const { frame } = board;
  const box = around(x, y, { width: frame.width / FOUR - 4, height: frame.height / FOUR - 4 });
  const left = Math.max(box.x, frame.x);
  const top = Math.max(box.y, frame.y);
  return {
    x: left,
    y: top,
    width: Math.min(box.x + box.width, frame.x + frame.width) - left,
    height: Math.min(box.y + box.height, frame.y + frame.height) - top,
  };
}
