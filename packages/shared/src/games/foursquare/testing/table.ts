import type { Face } from '../../../cards/face.ts';
import type { GridStack } from '../../../core/cards-by-zone.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { Seat } from '../../../core/seat.ts';
import type { LastAction } from '../../../core/view.ts';
import { split } from '../../../testing/scene.ts';
import { DECK } from '../cards.ts';
import type { FoursquareAction, FoursquareOptions } from '../declaration.ts';
import { foursquare } from '../index.ts';
import { type FoursquareState, setup } from '../state.ts';
import type { FoursquareView } from '../view.ts';

export interface FoursquareTable {
  places(row: number, col: number): FoursquareTable;
  refuses(row: number, col: number): string;
  /** The top cards row by row: `--` for a card that lies face down, `..` for an empty cell. */
  readonly shows: readonly string[];
  readonly sees: FoursquareView;
  seenBy(seat: Seat): FoursquareView;
  readonly legal: readonly FoursquareAction[];
  readonly state: FoursquareState;
  readonly outcome: Outcome | null;
  readonly due: string | undefined;
  readonly last: LastAction<FoursquareAction> | null;
}

export function table(flip: FoursquareOptions['flip'] = 'others'): FoursquareTable {
  return tableOf(setup({ flip }));
}

/** Returns a table with the first card placed. These cards follow, then the rest of the deck. */
export function begin(cards: string, flip: FoursquareOptions['flip'] = 'others'): FoursquareTable {
  const top = split(cards);
  const rest = DECK.filter((card) => !top.includes(card));
  return tableOf(foursquare.resolveChance(table(flip).state, { chance: 'shuffle', pile: 'stock', result: [...top, ...rest] }));
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
  return tableOf({ options: { flip }, phase: 'place', stock: split(stock), grid });
}

function tableOf(state: FoursquareState, last: FoursquareTable['last'] = null): FoursquareTable {
  const view = foursquare.view(state, 0);
  return {
    state,
    last,
    sees: foursquare.view(state, 'public'),
    seenBy: (seat) => foursquare.view(state, seat),
    legal: foursquare.legal(view),
    outcome: foursquare.outcome(state),
    due: foursquare.chance(state)?.chance,
    shows: rowsOf(view),
    places(row, col) {
      const action: FoursquareAction = { type: 'place', row, col };
      const result = foursquare.apply(state, 0, action);
      if (!result.ok) throw new Error(`no card may go to ${row}, ${col}: ${result.refusal}`);
      return tableOf(result.value, { seat: 0, action });
    },
    refuses(row, col) {
      const result = foursquare.apply(state, 0, { type: 'place', row, col });
      if (result.ok) throw new Error(`a card may go to ${row}, ${col}`);
      return result.refusal;
    },
  };
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
