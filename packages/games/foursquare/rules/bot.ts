import {
  anyOf,
  type CardMemory,
  type Face,
  type GridCell,
  possibleAt,
  type RandomSource,
  type Seat,
} from '@hundredfold/shared/game';
import { type BotPile, bestWorths, botGridOf, gridAfter, isLost, isWon, VALUES, worthAfter } from './bot-grid.ts';
import { cardValue } from './cards.ts';
import type { FoursquareAction, FoursquareOptions } from './declaration.ts';
import { openCells } from './frame.ts';
import type { FoursquareState } from './state.ts';
import { type FoursquareView, legal } from './view.ts';

interface ValueCount {
  readonly value: number;
  readonly count: number;
}

interface Position {
  readonly flip: FoursquareOptions['flip'];
  readonly piles: readonly BotPile[];
  readonly card: Face | undefined;
  readonly next: readonly ValueCount[];
  readonly cells: readonly FoursquareAction[];
}

const ONE_OF_EACH: readonly ValueCount[] = VALUES.map((value) => ({ value, count: 1 }));
/** The number of placements that the bot evaluates with every possible next card. */
const CANDIDATES = 6;

/** Chooses, among the placements that look best, the one with the best average result over all next cards. */
export function bot(view: FoursquareView, source: RandomSource): FoursquareAction {
  return choose(
    positionIn(view, () => undefined, ONE_OF_EACH),
    source,
  );
}

/** Plays like the bot, but remembers the cards that lie face down, and knows which cards can come. */
export function rememberingBot(view: FoursquareView, source: RandomSource, memory: CardMemory): FoursquareAction {
  const hiddenAt = ({ row, col }: GridCell) => {
    const top = memory.piles[`grid.${row}.${col}`]?.at(-1);
    return typeof top === 'string' ? cardValue(top) : undefined;
  };
  return choose(positionIn(view, hiddenAt, countsAmong(possibleAt(memory, 'stock'))), source);
}

function positionIn(
  view: FoursquareView,
  hiddenAt: (cell: GridCell) => number | undefined,
  next: readonly ValueCount[],
): Position {
  const piles = view.table.grid.map(({ row, col, size, top }) =>
    top === null ? { row, col, size, value: null, hidden: hiddenAt({ row, col }) } : { row, col, size, value: cardValue(top) },
  );
  return { flip: view.options.flip, piles, card: view.seats[0]?.hand[0], next, cells: legal(view) };
}

/** Plays like a remembering bot that was there from the start. All cards are placed openly, so the state shows what it knows. */
export function rollOutBot({ options, stock, grid }: FoursquareState, _seat: Seat, source: RandomSource): FoursquareAction {
  const piles = grid.map(({ row, col, cards, up }): BotPile => {
    const value = cardValue(cards.at(-1) ?? 'AS');
    return { row, col, size: cards.length, value: up ? value : null, hidden: value };
  });
  const next = countsAmong(stock.slice(1));
  return choose({ flip: options.flip, piles, card: stock[0], next, cells: openCells(piles) }, source);
}

function countsAmong(faces: readonly Face[]): readonly ValueCount[] {
  const counts = VALUES.map(() => 0);
  for (const face of faces) counts[cardValue(face) - 1] = (counts[cardValue(face) - 1] ?? 0) + 1;
  return VALUES.map((value, index) => ({ value, count: counts[index] ?? 0 }));
}

function choose({ flip, piles, card, next, cells }: Position, source: RandomSource): FoursquareAction {
  const value = cardValue(card ?? 'AS');
  const now = botGridOf(piles, flip);
  const tried = cells.map((action) => ({ action, worth: worthAfter(now, action, value) }));
  const wins = tried.filter(({ worth }) => isWon(worth));
  if (wins.length > 0) return anyOf(wins, source).action; // Each card that stays in the stock is a point.
  const best = tried.toSorted((one, other) => other.worth - one.worth).slice(0, CANDIDATES);
  const outlooks = best.map(({ action, worth }) =>
    isLost(worth) ? worth : averageBest(bestWorths(gridAfter(now, action, value)), next),
  );
  const top = Math.max(...outlooks);
  const equals = best.filter((_, index) => (outlooks[index] ?? 0) === top);
  return anyOf(equals, source).action;
}

function averageBest(best: readonly number[], next: readonly ValueCount[]): number {
  let [sum, all] = [0, 0];
  for (const { value, count } of next) {
    sum += count * (best[value - 1] ?? 0);
    all += count;
  }
  return sum / Math.max(1, all);
}
