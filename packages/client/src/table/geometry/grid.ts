import type { Cell, GridPile } from '@hundredfold/shared/core/shape.ts';
import type { CardMove } from '@hundredfold/shared/core/view.ts';

export function pileIn(grid: readonly GridPile[], { row, col }: Cell): GridPile | undefined {
  return grid.find((pile) => pile.row === row && pile.col === col);
}

/** A grid with more cards on the pile of a cell, the last one on top. */
export function laidOn(
  grid: readonly GridPile[],
  { row, col }: Cell,
  cards: Exclude<CardMove['cards'], number>,
): readonly GridPile[] {
  const top = cards.at(-1) ?? null;
  const under = pileIn(grid, { row, col });
  const pile: GridPile = { row, col, size: (under?.size ?? 0) + cards.length, top };
  return under === undefined ? [...grid, pile] : grid.map((each) => (each === under ? pile : each));
}

/** A grid with the top card of a cell turned over; `null` if another card lies there. */
export function turnedOver(grid: readonly GridPile[], cell: Cell, cards: CardMove['cards']): readonly GridPile[] | null {
  const pile = pileIn(grid, cell);
  if (pile === undefined || typeof cards === 'number') return null;
  const [card = null] = cards;
  if (pile.top !== null && pile.top !== card) return null;
  return grid.map((each) => (each === pile ? { ...pile, top: pile.top === null ? card : null } : each));
}
