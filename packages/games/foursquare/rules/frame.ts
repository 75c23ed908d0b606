import type { GridCell } from '@hundredfold/shared/game';
import type { FoursquareAction, FoursquareRefusal } from './declaration.ts';

/** The largest number of rows, of columns, and of cards on a pile. */
export const FOUR = 4;

export interface Heap extends GridCell {
  readonly size: number;
}

/** The outermost rows and columns that have a card. */
export interface Bounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Frame extends Bounds {
  readonly sizes: readonly number[];
}

/**
 * The width of the position table. No pile is more than three cells from the first, so it holds the grid and all cells around it.
 */
export const ACROSS = 2 * FOUR + 1;

export const FIRST_PILE: Bounds = { top: 0, bottom: 0, left: 0, right: 0 };

const EMPTY: readonly number[] = Array.from({ length: ACROSS * ACROSS }, () => 0);

export function whyCellIllegal(heaps: readonly Heap[], cell: GridCell): FoursquareRefusal | null {
  if (!Number.isInteger(cell.row) || !Number.isInteger(cell.col)) return 'touches-nothing';
  return whyIllegalInFrame(frameOf(heaps), cell.row, cell.col);
}

/** Returns every cell where the next card may go, row by row. */
export function openCells(heaps: readonly Heap[]): readonly FoursquareAction[] {
  const frame = frameOf(heaps);
  const cells: FoursquareAction[] = [];
  for (let row = frame.top - 1; row <= frame.bottom + 1; row++) {
    for (let col = frame.left - 1; col <= frame.right + 1; col++) {
      if (whyIllegalInFrame(frame, row, col) === null) cells.push({ type: 'place', row, col });
    }
  }
  return cells;
}

/** Returns why a card may not go on a cell of the frame, by rules 3.1 to 3.3. */
function whyIllegalInFrame({ sizes, top, bottom, left, right }: Frame, row: number, col: number): FoursquareRefusal | null {
  const height = Math.max(row, bottom) - Math.min(row, top);
  const width = Math.max(col, right) - Math.min(col, left);
  if (height >= FOUR || width >= FOUR) return 'outside-the-frame';
  return whyFullOrAlone(sizes, placeOf(row, col));
}

/** Returns why a card may not go on a place of the position table, by rules 3.1 and 3.3. */
export function whyFullOrAlone(sizes: readonly number[], place: number): FoursquareRefusal | null {
  const size = sizes[place] ?? 0;
  if (size > 0) return size < FOUR ? null : 'pile-is-full';
  const around = (sizes[place - ACROSS] ?? 0) + (sizes[place + ACROSS] ?? 0) + (sizes[place - 1] ?? 0) + (sizes[place + 1] ?? 0);
  return around > 0 ? null : 'touches-nothing';
}

function frameOf(heaps: readonly Heap[]): Frame {
  const sizes = EMPTY.slice();
  let bounds = FIRST_PILE;
  for (const { row, col, size } of heaps) {
    sizes[placeOf(row, col)] = size;
    bounds = widened(bounds, row, col);
  }
  return { sizes, ...bounds };
}

export function widened({ top, bottom, left, right }: Bounds, row: number, col: number): Bounds {
  return { top: Math.min(top, row), bottom: Math.max(bottom, row), left: Math.min(left, col), right: Math.max(right, col) };
}

export function placeOf(row: number, col: number): number {
  return (row + FOUR) * ACROSS + col + FOUR;
}
