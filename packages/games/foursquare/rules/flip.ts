import type { GridCell } from '@hundredfold/shared/game';
import type { FoursquareOptions } from './declaration.ts';

/** The top card of a pile: its value, `null` if it lies face down. */
export interface TopCard extends GridCell {
  readonly value: number | null;
}

export type FlipLine = 'row' | 'col';

export interface Flips {
  readonly lines: readonly FlipLine[];
  /** `true` if the placed card lies face up in the end. */
  readonly up: boolean;
}

/**
 * Returns what a card of a value turns over on a cell (rules 4.1 to 4.4). `tops` may still have the covered card of that cell.
 */
export function flipsOf(tops: readonly TopCard[], cell: GridCell, value: number, flip: FoursquareOptions['flip']): Flips {
  const lines = LINES.filter((line) => turns(tops, cell, line, value));
  return { lines, up: flip === 'others' || lines.length !== 1 };
}

const LINES: readonly FlipLine[] = ['row', 'col'];

export function isTurned(other: GridCell, cell: GridCell, lines: readonly FlipLine[]): boolean {
  return lines.some((line) => isAlong(line, cell, other));
}

/**
 * Returns whether a line turns over (rules 4.1 and 4.2): the card is higher or lower than every other face-up top card of the
 * line, or all others lie face down.
 */
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

function isAlong(line: FlipLine, cell: GridCell, other: GridCell): boolean {
  const sameRow = other.row === cell.row;
  const sameCol = other.col === cell.col;
  return line === 'row' ? sameRow && !sameCol : sameCol && !sameRow;
}
