import {
  accepted,
  type ChanceOutcome,
  type Face,
  type GridCell,
  type GridStack,
  type Outcome,
  onlySeat,
  type PendingChance,
  type Result,
  refused,
  type Seat,
  withOn,
} from '@hundredfold/shared/game';
import { cardValue } from './cards.ts';
import type { FoursquareAction, FoursquareRefusal } from './declaration.ts';
import { type Flips, flipsOf, isTurned, type TopCard } from './flip.ts';
import { FOUR, type Heap, whyCellIllegal } from './frame.ts';
import type { FoursquarePhase, FoursquareState } from './state.ts';

/** The largest number of top cards that may lie face down (rule 5.1). */
export const MOST_FACE_DOWN = 4;

export function chance({ phase, stock }: FoursquareState): PendingChance | null {
  return phase === 'shuffle' ? { chance: 'shuffle', pile: 'stock', cards: stock } : null;
}

/** Starts the game: the first card lies at row 0, column 0, and the next one is in the hand (rule 2.2). */
export function resolveChance(state: FoursquareState, lot: ChanceOutcome): FoursquareState {
  if (lot.chance !== 'shuffle') throw new Error('the game waits for a shuffle, not for a pick');
  const grid = [{ row: 0, col: 0, cards: lot.result.slice(0, 1), up: true }];
  return { ...state, phase: 'place', stock: lot.result.slice(1), grid };
}

export function toAct({ phase }: FoursquareState): readonly Seat[] {
  return onlySeat(phase === 'place' ? 0 : null);
}

/** Places the next card (rules 3.1 to 5.3). */
export function apply(
  state: FoursquareState,
  _seat: Seat,
  { row, col }: FoursquareAction,
): Result<FoursquareState, FoursquareRefusal> {
  if (state.phase === 'shuffle') return refused('shuffle-first');
  const card = state.stock[0];
  if (state.phase !== 'place' || card === undefined) return refused('game-over');
  const heaps = state.grid.map(heapOf);
  const wrong = whyCellIllegal(heaps, { row, col });
  if (wrong !== null) return refused(wrong);
  const flips = flipsOf(heaps, { row, col }, cardValue(card), state.options.flip);
  const grid = placeCard(state.grid, { row, col }, card, flips);
  const stock = state.stock.slice(1);
  return accepted({ options: state.options, phase: phaseOf(grid, stock.length), stock, grid });
}

/** Returns the outcome (rules 5.1 to 5.3). The score of a win is the number of cards left in the stock. */
export function outcome({ phase, stock }: FoursquareState): Outcome | null {
  if (phase !== 'won' && phase !== 'lost') return null;
  return { scores: [phase === 'won' ? stock.length : 0], won: phase === 'won' };
}

function placeCard(grid: readonly GridStack[], cell: GridCell, card: Face, { lines, up }: Flips): readonly GridStack[] {
  const { row, col } = cell;
  let found = false;
  const after = grid.map((pile) => {
    if (pile.row === row && pile.col === col) {
      found = true;
      return { row, col, cards: withOn(pile.cards, card), up };
    }
    return isTurned(pile, cell, lines) ? { ...pile, up: !pile.up } : pile;
  });
  return found ? after : [...after, { row, col, cards: [card], up }];
}

function phaseOf(grid: readonly GridStack[], stock: number): FoursquarePhase {
  const down = grid.filter(({ up }) => !up).length;
  return endOf({ down, up: grid.length - down }, stock) ?? 'place';
}

/**
 * Returns whether the game is won or lost with these numbers of top cards and stock cards; `null` if it goes on (rules 5.1 to
 * 5.3).
 */
export function endOf({ down, up }: { readonly down: number; readonly up: number }, stock: number): 'won' | 'lost' | null {
  if (down > MOST_FACE_DOWN) return 'lost';
  if (up === FOUR * FOUR) return 'won';
  return stock === 0 ? 'lost' : null;
}

function heapOf({ row, col, cards, up }: GridStack): Heap & TopCard {
  const top = cards[cards.length - 1];
  return { row, col, size: cards.length, value: up && top !== undefined ? cardValue(top) : null };
}
