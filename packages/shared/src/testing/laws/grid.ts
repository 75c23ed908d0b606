import type { Face } from '../../cards/face.ts';
import type { GridCell, GridPile } from '../../core/view-schema.ts';
import { holds } from './law.ts';

/** Returns a grid with more cards on the pile of a cell, the last one on top. */
export function laidOn(grid: readonly GridPile[], { row, col }: GridCell, cards: readonly Face[]): readonly GridPile[] {
  const at = indexOf(grid, { row, col });
  const top = cards.at(-1) ?? null;
  if (at < 0) return [...grid, { row, col, size: cards.length, top }];
  return grid.with(at, { row, col, size: (grid[at]?.size ?? 0) + cards.length, top });
}

export function turnedOver(grid: readonly GridPile[], cell: GridCell, cards: readonly Face[]): readonly GridPile[] {
  const at = indexOf(grid, cell);
  const pile = grid[at];
  holds(pile !== undefined, () => `no card lies at ${cell.row}, ${cell.col}`);
  const [card = ''] = cards;
  holds(cards.length === 1, () => 'one card turns over at a time');
  holds(pile.top === null || pile.top === card, () => `${pile.top} lies at ${cell.row}, ${cell.col}, not ${card}`);
  return grid.with(at, { ...pile, top: pile.top === null ? card : null });
}

function indexOf(grid: readonly GridPile[], { row, col }: GridCell): number {
  return grid.findIndex((pile) => pile.row === row && pile.col === col);
}
