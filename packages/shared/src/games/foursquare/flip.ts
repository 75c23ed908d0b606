import type { GridCell } from '../../core/view-schema.ts';
import type { FoursquareOptions } from './declaration.ts';

/** A pile as it counts for its lines: the value of the top card, `null` if it lies face down. */
export interface TopCard extends GridCell {
  readonly value: number | null;
}

export type FlipLine = 'row' | 'col';

/** What a placement turns over. */
export interface Flips {
  /** The lines that turn, in the order in which they do. */
  readonly lines: readonly FlipLine[];
  /** Whether the placed card lies face up in the end. */
  readonly up: boolean;
}

/** Rules 4.1 to 4.4: what a card of that value turns over, placed on a cell. `tops` may have another card there still. */
export function flipsOf(tops: readonly TopCard[], cell: GridCell, value: number, flip: FoursquareOptions['flip']): Flips {
  const lines = LINES.filter((line) => turns(tops, cell, line, value));
  return { lines, up: flip === 'others' || lines.length !== 1 };
}

const LINES: readonly FlipLine[] = ['row', 'col'];

/** Whether another pile's top turns over: it lies in a line that turns. */
export function isTurned(other: GridCell, cell: GridCell, lines: readonly FlipLine[]): boolean {
  return lines.some((line) => isAlong(line, cell, other));
}

/** Rules 4.1 and 4.2: higher or lower than every other face-up top of the line, or all the others lie face down. */
function turns(tops: readonly TopCard[], cell: GridCell, line: FlipLine, value: number): boolean {
  let others = 0;
  let lower = false;
  let higher = false;
  for (const other of tops) {
    if (!isAlong(line, cell, other)) continue;
    others++;
    if (other.value === null) continue;
    if (other.value === value) return false;
    if (other.value < value) lower = true;
    else higher = true;
  }
  return others > 0 && !(lower && higher);
}

/** Whether another cell lies in the row, or the column, of a cell. */
function isAlong(line: FlipLine, cell: GridCell, other: GridCell): boolean {
  const sameRow = other.row === cell.row;
  const sameCol = other.col === cell.col;
  return line === 'row' ? sameRow && !sameCol : sameCol && !sameRow;
}
