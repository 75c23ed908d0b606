import {
  type CardMove,
  type CardsByZone,
  type CardZone,
  type GridCell,
  type GridPile,
  type LastAction,
  mayAct,
  type View,
  type Viewer,
} from '@hundredfold/shared/game';
import { cardValue } from './cards.ts';
import type { FoursquareAction, FoursquareOptions, FoursquareRefusal } from './declaration.ts';
import { type FlipLine, flipsOf, isTurned, type TopCard } from './flip.ts';
import { openCells, whyCellIllegal } from './frame.ts';
import { outcome, toAct } from './rules.ts';
import { type FoursquareState, setup } from './state.ts';

export const viewSchema = {
  table: { stock: 'closed', grid: 'grid' },
  seat: { hand: 'open' },
} as const;

export type FoursquareView = View<typeof viewSchema, FoursquareOptions>;

/** Returns the view, which is the same for everyone: the card in hand, the face-up top cards, and the size of the stock. */
export function view(state: FoursquareState, viewer: Viewer): FoursquareView {
  const held = isHeld(state) ? 1 : 0;
  return {
    viewer,
    options: state.options,
    toAct: toAct(state),
    outcome: outcome(state),
    table: {
      stock: state.stock.length - held,
      grid: state.grid.map(({ row, col, cards, up }) => ({
        row,
        col,
        size: cards.length,
        top: up ? (cards.at(-1) ?? null) : null,
      })),
    },
    seats: [{ hand: state.stock.slice(0, held) }],
  };
}

export function legal(view: FoursquareView): readonly FoursquareAction[] {
  return mayAct(view) ? openCells(view.table.grid) : [];
}

export function whyIllegal(view: FoursquareView, cell: FoursquareAction): FoursquareRefusal | null {
  return whyCellIllegal(view.table.grid, cell);
}

export function cards(state: FoursquareState): CardsByZone<typeof viewSchema> {
  const held = isHeld(state) ? 1 : 0;
  return { table: { stock: state.stock.slice(held), grid: state.grid }, seat: { hand: [state.stock.slice(0, held)] } };
}

export function withCards(state: FoursquareState, { table, seat }: CardsByZone<typeof viewSchema>): FoursquareState {
  return { ...state, stock: [...seat.hand.flat(), ...table.stock], grid: table.grid };
}

export function stateLike({ options }: FoursquareView, placed: CardsByZone<typeof viewSchema>): FoursquareState {
  return withCards({ ...setup(options), phase: 'place' }, placed);
}

/** Returns whether the first stock card is in the hand, face up (rule 2.3). After the end it counts to the stock. */
function isHeld({ phase, stock }: FoursquareState): boolean {
  return phase === 'place' && stock.length > 0;
}

const STOCK: CardZone = { zone: 'stock', seat: null };
const HAND: CardZone = { zone: 'hand', seat: 0 };

/** Returns the moves: the card to its cell, the turned cards of its row and column, then the next card to the hand. */
export function cardMoves(
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

function turnedIn(line: FlipLine, before: FoursquareView, cell: GridCell, after: FoursquareView): readonly CardMove[] {
  return before.table.grid.flatMap((pile, index) => {
    const face = pile.top ?? after.table.grid[index]?.top;
    return isTurned(pile, cell, [line]) && typeof face === 'string' ? [turnOver(pile, face)] : [];
  });
}

export function topOf({ row, col, top }: GridPile): TopCard {
  return { row, col, value: top === null ? null : cardValue(top) };
}

function turnOver(cell: GridCell, face: string): CardMove {
  const place = placeOf(cell);
  return { from: place, to: place, cards: [face] };
}

function placeOf({ row, col }: GridCell): CardZone {
  return { zone: 'grid', seat: null, cell: { row, col } };
}
