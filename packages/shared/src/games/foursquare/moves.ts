import type { Cell, GridPile } from '../../core/shape.ts';
import type { CardMove, LastAction, Place } from '../../core/view.ts';
import { cardValue } from './cards.ts';
import type { FoursquareAction } from './declaration.ts';
import { flipsOf, isTurned, type Line, type Top } from './flip.ts';
import type { FoursquareView } from './view.ts';

const STOCK: Place = { zone: 'stock', seat: null };
const HAND: Place = { zone: 'hand', seat: 0 };

/** The card to its cell, then what its row and its column turn over, then the next card to the hand. */
export function moves(
  before: FoursquareView,
  { action }: LastAction<FoursquareAction>,
  after: FoursquareView,
): readonly CardMove[] {
  const [card] = before.seats[0]?.hand ?? [];
  if (card === undefined) return [];
  const cell = { row: action.row, col: action.col };
  const { lines } = flipsOf(before.table.grid.map(topOf), cell, cardValue(card), before.options.flip);
  const turned = lines.flatMap((line) => [
    ...turnedIn(line, before, cell, after),
    ...(before.options.flip === 'line' ? [turnOver(cell, card)] : []),
  ]);
  const next = after.seats[0]?.hand ?? [];
  const drawn: readonly CardMove[] = next.length === 0 ? [] : [{ from: STOCK, to: HAND, cards: next }];
  return [{ from: HAND, to: placeOf(cell), cards: [card] }, ...turned, ...drawn];
}

function turnedIn(line: Line, before: FoursquareView, cell: Cell, after: FoursquareView): readonly CardMove[] {
  return before.table.grid.flatMap((pile, index) => {
    const face = pile.top ?? after.table.grid[index]?.top;
    return isTurned(pile, cell, [line]) && typeof face === 'string' ? [turnOver(pile, face)] : [];
  });
}

/** A pile of a view as it counts for its lines. */
export function topOf({ row, col, top }: GridPile): Top {
  return { row, col, value: top === null ? null : cardValue(top) };
}

function turnOver(cell: Cell, face: string): CardMove {
  const place = placeOf(cell);
  return { from: place, to: place, cards: [face] };
}

function placeOf({ row, col }: Cell): Place {
  return { zone: 'grid', seat: null, cell: { row, col } };
}
