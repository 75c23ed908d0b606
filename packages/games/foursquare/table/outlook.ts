import type { GridCell, GridPile } from '@hundredfold/shared/game';
import { cardValue } from '../rules/cards.ts';
import { flipsOf, isTurned } from '../rules/flip.ts';
import { endOf } from '../rules/rules.ts';
import { type FoursquareView, topOf } from '../rules/view.ts';

export interface Outlook {
  readonly turned: readonly GridPile[];
  /** `true` if the placed card would lie face up. */
  readonly up: boolean;
  /** The number of top cards that would lie face down, and face up. */
  readonly down: number;
  readonly ups: number;
  readonly ends: 'won' | 'lost' | null;
}

export function outlook({ table: { grid, stock }, seats, options }: FoursquareView, cell: GridCell): Outlook | null {
  const card = seats[0]?.hand[0];
  if (card === undefined) return null;
  const { lines, up } = flipsOf(grid.map(topOf), cell, cardValue(card), options.flip);
  const others = grid.filter((pile) => pile.row !== cell.row || pile.col !== cell.col);
  const turned = others.filter((pile) => isTurned(pile, cell, lines));
  const down = others.filter((pile) => (pile.top === null) !== turned.includes(pile)).length + (up ? 0 : 1);
  const ups = others.length + 1 - down;
  return { turned, up, down, ups, ends: endOf({ down, up: ups }, stock) };
}

export function tally({ table: { grid } }: FoursquareView) {
  const down = grid.filter(({ top }) => top === null).length;
  return { down, up: grid.length - down };
}
