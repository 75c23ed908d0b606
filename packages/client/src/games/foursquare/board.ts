import type { Cell } from '@hundredfold/shared/core/shape.ts';
import { FOUR } from '@hundredfold/shared/games/foursquare/frame.ts';
import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import type { Frame } from '../../table/frame.ts';
import { around, type Box, RATIO, type Spot } from '../../table/spot.ts';

/** Where everything lies: the frame of four by four, the stock and the next card beside it, and the figures. */
export interface Board {
  readonly frame: Box;
  readonly stock: Spot;
  readonly next: Spot;
  readonly figures: Box;
  /** Width of a card in the frame. */
  readonly card: number;
}

const GAP = 0.12;
/** How far a card lies off the one below it, by its width. */
const STEP = { x: 0.022, y: 0.034 } as const;

export function boardOf(frame: Frame): Board {
  switch (frame.form) {
    case 'wide':
      return beside(frame, { left: 150 * frame.unit, right: 170 * frame.unit, largest: 1.25 });
    case 'low':
      return beside(frame, { left: 180, right: 118, largest: 1.3 });
    case 'tall':
      return above(frame);
  }
}

interface Margins {
  readonly left: number;
  readonly right: number;
  /** The next card, by the width of a card in the frame. */
  readonly largest: number;
}

function beside({ centre, prompt, form }: Frame, { left, right, largest }: Margins): Board {
  const size = fourOf(centre.width - left - right, centre.height);
  const x = Math.max(centre.x + left, centre.x + (centre.width - size.width) / 2);
  const frame: Box = { ...size, x, y: centre.y + (centre.height - size.height) / 2 };
  const width = Math.min(size.card * largest, left * 0.62);
  const floor = form === 'low' ? prompt.y - 8 : centre.y + centre.height;
  const middle = x - left / 2 - (form === 'wide' ? 14 : 0);
  if (form === 'low') {
    const y = (centre.y + floor) / 2;
    const small = width * 0.86;
    return {
      frame,
      next: { x: middle + width * 0.5, y, width, turn: 0 },
      stock: { x: middle - small * 0.6, y, width: small, turn: 0 },
      figures: { x: frame.x + size.width + 12, y: centre.y + 50, width: right - 12, height: centre.height - 50 },
      card: size.card,
    };
  }
  const y = centre.y + centre.height / 2;
  return {
    frame,
    next: { x: middle, y: y - width * RATIO * 0.56, width, turn: 0 },
    stock: { x: middle, y: y + width * RATIO * 0.6, width, turn: 0 },
    figures: { x: frame.x + size.width + 34, y: centre.y, width: right - 34, height: centre.height },
    card: size.card,
  };
}

/** On a phone held upright: the frame as wide as it can be, the rest in a line above it. */
function above({ centre }: Frame): Board {
  const least = 96;
  const size = fourOf(centre.width, centre.height - least - 12);
  const strip = Math.min(170, centre.height - size.height - 12);
  const top = centre.y + (centre.height - size.height - strip - 12) / 2;
  const width = Math.min((strip - 8) / RATIO, size.card * 1.15);
  const y = top + strip / 2;
  const x = centre.x + (centre.width - size.width) / 2;
  return {
    frame: { ...size, x, y: top + strip + 12 },
    stock: { x: x + width * 0.55, y, width, turn: 0 },
    next: { x: x + width * 1.75, y, width, turn: 0 },
    figures: { x: x + width * 2.4, y: top, width: size.width - width * 2.4, height: strip },
    card: size.card,
  };
}

/** Four by four cards with gaps around them. */
function fourOf(width: number, height: number): Box & { readonly card: number } {
  const card = Math.min(width / (FOUR * (1 + GAP)), height / (FOUR * (RATIO + GAP)));
  return { x: 0, y: 0, width: FOUR * card * (1 + GAP), height: FOUR * card * (RATIO + GAP), card };
}

/** What lies on the table: its outermost rows and columns. */
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

/** The middle of a cell: what lies there floats in the middle of the frame until it fills it. */
export function cellSpot({ frame, card }: Board, extent: Extent, cell: Cell): Spot {
  const [wide, high] = [frame.width / FOUR, frame.height / FOUR];
  return {
    x: frame.x + (cell.col - extent.col + (FOUR - extent.cols) / 2 + 0.5) * wide,
    y: frame.y + (cell.row - extent.row + (FOUR - extent.rows) / 2 + 0.5) * high,
    width: card,
    turn: 0,
  };
}

/** The cards of a pile, each a little off the one below. */
export function pileSpots({ x, y, width, turn }: Spot, size: number): readonly Spot[] {
  return Array.from({ length: size }, (_, index) => ({
    x: x + index * width * STEP.x,
    y: y - index * width * STEP.y,
    width,
    turn,
  }));
}

/** What of a cell lies within the frame: of a row or column that could still be begun there may be room for half. */
export function cellBox(board: Board, extent: Extent, cell: Cell): Box {
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
