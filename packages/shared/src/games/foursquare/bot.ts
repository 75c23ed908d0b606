import type { Face } from '../../cards/face.ts';
import type { RandomSource } from '../../core/chance.ts';
import { type CardMemory, possibleAt } from '../../core/known-cards.ts';
import type { GridCell, GridPile } from '../../core/view-schema.ts';
import { cardValue } from './cards.ts';
import type { FoursquareAction, FoursquareOptions } from './declaration.ts';
import { flipsOf, isTurned, type TopCard } from './flip.ts';
import { FOUR, openCells } from './frame.ts';
import { MOST_FACE_DOWN } from './rules.ts';
import { type FoursquareView, legal } from './view.ts';

/** A pile in the bot's prediction. A card that turns up and was never visible counts as a middle value. */
interface Guess extends TopCard {
  readonly size: number;
  /** The value of a card that lies face down, if it is remembered. */
  readonly hidden?: number | undefined;
}

/** A value of the next card, and the number of cards of this value that it may be. */
interface ValueCount {
  readonly value: number;
  readonly count: number;
}

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const ONE_OF_EACH: readonly ValueCount[] = VALUES.map((value) => ({ value, count: 1 }));
const MIDDLING = 5.5;
/** The number of placements that the bot evaluates with every possible next card. */
const CANDIDATES = 6;
const WORTH = { won: 100, lost: -100, faceUp: 1, faceDown: -1.5, buried: -0.5 } as const;

/** Chooses, among the placements that look best, the one with the best average result over all next cards. */
export function bot(view: FoursquareView, source: RandomSource): FoursquareAction {
  return choose(view, view.table.grid.map(guessOf), ONE_OF_EACH, source);
}

/** Plays like the bot, but remembers the cards that lie face down, and knows which cards can come. */
export function rememberingBot(view: FoursquareView, source: RandomSource, memory: CardMemory): FoursquareAction {
  const grid = view.table.grid.map((pile): Guess => {
    const top = memory.piles[`grid.${pile.row}.${pile.col}`]?.at(-1);
    return { ...guessOf(pile), hidden: typeof top === 'string' ? cardValue(top) : undefined };
  });
  return choose(view, grid, countsAmong(possibleAt(memory, 'stock')), source);
}

function countsAmong(faces: readonly Face[]): readonly ValueCount[] {
  const values = faces.map(cardValue);
  return VALUES.map((value) => ({ value, count: values.filter((each) => each === value).length }));
}

function choose(
  view: FoursquareView,
  grid: readonly Guess[],
  next: readonly ValueCount[],
  source: RandomSource,
): FoursquareAction {
  const { flip } = view.options;
  const value = cardValue(view.seats[0]?.hand[0] ?? 'AS');
  const now = layOut(grid);
  const tried = legal(view).map((action) => ({ action, worth: worthAfter(now, action, value, flip) }));
  const best = tried.toSorted((one, other) => other.worth - one.worth).slice(0, CANDIDATES);
  const outlooks = best.map(({ action, worth }) =>
    isEnd(worth) ? worth : averageBest(placeGuess(grid, action, value, flip), next, flip),
  );
  const top = Math.max(...outlooks);
  const choices = best.filter((_, index) => (outlooks[index] ?? 0) === top);
  const chosen = choices[source.below(choices.length)];
  if (chosen === undefined) throw new Error('a bot was asked to act when it is not its turn');
  return chosen.action;
}

/** Chooses the placement that looks best at once. It is weaker than the bot, and fast enough to play many games to their end. */
export function quickBot(view: FoursquareView, source: RandomSource): FoursquareAction {
  const { flip } = view.options;
  const now = layOut(view.table.grid.map(guessOf));
  const value = cardValue(view.seats[0]?.hand[0] ?? 'AS');
  const best: FoursquareAction[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal(view)) {
    const worth = worthAfter(now, action, value, flip);
    if (worth > most) best.length = 0;
    if (worth >= most) best.push(action);
    most = Math.max(most, worth);
  }
  const chosen = best[source.below(best.length)];
  if (chosen === undefined) throw new Error('a bot was asked to act when it is not its turn');
  return chosen;
}

/** Returns the best result with the next card, averaged over all cards that it may be. */
function averageBest(grid: readonly Guess[], next: readonly ValueCount[], flip: FoursquareOptions['flip']): number {
  const cells = openCells(grid);
  const now = layOut(grid);
  let [sum, all] = [0, 0];
  for (const { value, count } of next) {
    if (count === 0) continue;
    let best: number = WORTH.lost;
    for (const cell of cells) best = Math.max(best, worthAfter(now, cell, value, flip));
    sum += count * best;
    all += count;
  }
  return sum / Math.max(1, all);
}

/** A grid by the positions of its piles, to try placements quickly. */
interface Layout {
  /** The top cards by `indexOf`: their values, 0 for one that lies face down, and -1 where no pile is. */
  readonly tops: readonly number[];
  readonly piles: number;
  /** The number of top cards that lie face down, and of cards that lie under others. */
  readonly down: number;
  readonly buried: number;
}

/** The width of the table of positions. It holds the grid, all cells around it, and the cells that a line can reach from there. */
const ACROSS = 4 * FOUR;
const NO_PILES: readonly number[] = Array.from({ length: ACROSS * ACROSS }, () => -1);

function indexOf({ row, col }: GridCell): number {
  return (row + 2 * FOUR) * ACROSS + col + 2 * FOUR;
}

function layOut(grid: readonly Guess[]): Layout {
  const tops = NO_PILES.slice();
  let [down, buried] = [0, 0];
  for (const pile of grid) {
    tops[indexOf(pile)] = pile.value ?? 0;
    if (pile.value === null) down++;
    buried += pile.size - 1;
  }
  return { tops, piles: grid.length, down, buried };
}

/** Returns the value of the grid after a card of a value is placed on a cell. */
function worthAfter(now: Layout, cell: GridCell, value: number, flip: FoursquareOptions['flip']): number {
  const place = indexOf(cell);
  const covered = now.tops[place] ?? -1;
  const row = turnedDown(now, place, 1, value);
  const col = turnedDown(now, place, ACROSS, value);
  const isUp = flip === 'others' || (row === null) === (col === null);
  const down = now.down - (covered === 0 ? 1 : 0) + (row ?? 0) + (col ?? 0) + (isUp ? 0 : 1);
  const piles = now.piles + (covered < 0 ? 1 : 0);
  const buried = now.buried + (covered < 0 ? 0 : 1);
  if (down > MOST_FACE_DOWN) return WORTH.lost;
  if (piles - down === FOUR * FOUR) return WORTH.won;
  return WORTH.faceUp * (piles - down) + WORTH.faceDown * down + WORTH.buried * buried;
}

/**
 * Returns how many more cards of a line lie face down after a card is placed, by the rules of `flipsOf`; `null` if the line does not turn
 * over. Cells of a line lie `step` apart.
 */
function turnedDown({ tops }: Layout, place: number, step: number, value: number): number | null {
  let [others, more] = [0, 0];
  let [isHigher, isLower] = [false, false];
  for (let away = 1 - FOUR; away < FOUR; away++) {
    const top = tops[place + away * step] ?? -1;
    if (away === 0 || top < 0) continue;
    others++;
    more += top === 0 ? -1 : 1;
    if (top === value) return null;
    if (top > value) isHigher = true;
    else if (top > 0) isLower = true;
  }
  return others === 0 || (isHigher && isLower) ? null : more;
}

function turnedOver(pile: Guess): Guess {
  return { ...pile, value: pile.value === null ? (pile.hidden ?? MIDDLING) : null };
}

function guessOf({ row, col, size, top }: GridPile): Guess {
  return { row, col, size, value: top === null ? null : cardValue(top) };
}

function isEnd(worth: number): boolean {
  return worth === WORTH.won || worth === WORTH.lost;
}

function placeGuess(
  grid: readonly Guess[],
  { row, col }: GridCell,
  value: number,
  flip: FoursquareOptions['flip'],
): readonly Guess[] {
  const { lines, up } = flipsOf(grid, { row, col }, value, flip);
  const after: Guess[] = [];
  let below = 0;
  for (const pile of grid) {
    if (pile.row === row && pile.col === col) below = pile.size;
    else after.push(isTurned(pile, { row, col }, lines) ? turnedOver(pile) : pile);
  }
  after.push({ row, col, size: below + 1, value: up ? value : null });
  return after;
}
