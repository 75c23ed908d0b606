import type { Face, GridStack } from '@hundredfold/shared/game';
import { newMatch, split, TestTable } from '@hundredfold/shared/testing/test-table.ts';
import type { FoursquareAction, FoursquareOptions } from '../declaration.ts';
import { foursquare } from '../index.ts';
import type { FoursquareState } from '../state.ts';
import type { FoursquareView } from '../view.ts';

export class FoursquareTable extends TestTable<FoursquareState, FoursquareView, FoursquareAction> {
  places(row: number, col: number): this {
    return this.does({ type: 'place', row, col });
  }

  refuses(row: number, col: number): string {
    return this.refusal(0, { type: 'place', row, col });
  }

  /** The top cards row by row: `--` for a card that lies face down, `..` for an empty cell. */
  get shows(): readonly string[] {
    return rowsOf(this.sees);
  }
}

export function table(flip: FoursquareOptions['flip'] = 'others'): FoursquareTable {
  return new FoursquareTable(newMatch(foursquare, { flip }));
}

/** Returns a table with the first card placed. These cards follow, then the rest of the deck. */
export function begin(cards: string, flip: FoursquareOptions['flip'] = 'others'): FoursquareTable {
  return table(flip).shuffles(cards);
}

/**
 * Returns a grid in the middle of a game, one line for each row from row 0 on: `7S`, face down `(7S)`, a pile `2H/3D/7S` with the
 * top card last, `..` for an empty cell. The stock is given.
 */
export function lying(rows: readonly string[], stock: string, flip: FoursquareOptions['flip'] = 'others'): FoursquareTable {
  const grid = rows.flatMap((line, row) =>
    split(line).flatMap((words, col): readonly GridStack[] => {
      if (words === '..') return [];
      return [{ row, col, cards: words.replace(/[()]/g, '').split('/'), up: !words.startsWith('(') }];
    }),
  );
  return table(flip).with({ phase: 'place', stock: split(stock), grid });
}

function rowsOf({ table: { grid } }: FoursquareView): readonly string[] {
  const rows = [...new Set(grid.map(({ row }) => row))].toSorted((one, other) => one - other);
  const cols = grid.map(({ col }) => col);
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  return rows.map((row) =>
    Array.from({ length: right - left + 1 }, (_, across): Face => {
      const pile = grid.find((each) => each.row === row && each.col === left + across);
      return pile === undefined ? '..' : (pile.top ?? '--');
    }).join(' '),
  );
}
