import type { GridCell } from '@hundredfold/shared/game';
import type { FoursquareOptions } from './declaration.ts';
import { ACROSS, type Bounds, FIRST_PILE, FOUR, placeOf, whyFullOrAlone, widened } from './frame.ts';
import { MOST_FACE_DOWN } from './rules.ts';

export interface BotPile extends GridCell {
  readonly size: number;
  /** The value of the top card, `null` if it lies face down. */
  readonly value: number | null;
  /** The value of a card that lies face down, if it is remembered. One that was never visible counts as a middle value. */
  readonly hidden?: number | undefined;
}

/** A grid by the positions of its piles, for a bot that tries placements quickly. Its lists go by `placeOf`. */
export interface BotGrid extends Bounds {
  readonly flip: FoursquareOptions['flip'];
  /** The top cards: twice their values, 0 for one that lies face down, and -1 where no pile is. */
  readonly tops: readonly number[];
  /** Twice the values that cards have when they turn face up. */
  readonly hidden: readonly number[];
  /** The sizes of the piles, 0 where none is. */
  readonly sizes: readonly number[];
  readonly piles: number;
  /** The number of top cards that lie face down, and of cards that lie under others. */
  readonly down: number;
  readonly buried: number;
  readonly rows: readonly LineCards[];
  readonly cols: readonly LineCards[];
}

interface LineCards {
  readonly cards: number;
  readonly up: number;
  readonly down: number;
  /** Twice the lowest value and the next one, which may be the same, and the highest ones. */
  readonly least: number;
  readonly nextLeast: number;
  readonly most: number;
  readonly nextMost: number;
}

interface LineEffect {
  /** The values of the placed card that do not turn the line over, as a set of bits. */
  readonly stays: number;
  /** How many more cards lie face down if it turns over. */
  readonly down: number;
}

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Twice the middle value, and twice the highest. All numbers of a grid are whole, which is faster. */
const MIDDLING = 11;
const HIGHEST = 20;
const WORTH = { won: 200, lost: -200, faceUp: 2, faceDown: -3, buried: -1 } as const;

/** No pile is more than so many cells from the first. */
const REACH = FOUR - 1;
const NO_PILES: readonly number[] = Array.from({ length: ACROSS * ACROSS }, () => -1);
const NO_SIZES: readonly number[] = NO_PILES.map(() => 0);
const NOT_REMEMBERED: readonly number[] = NO_PILES.map(() => MIDDLING);

/** The sets of values that are not lower, and not higher, than half a number. */
const NOT_LOWER: readonly number[] = Array.from({ length: HIGHEST + 2 }, (_, least) => setOf((value) => 2 * value >= least));
const NOT_HIGHER: readonly number[] = Array.from({ length: HIGHEST + 2 }, (_, most) => setOf((value) => 2 * value <= most));
const ALL = setOf(() => true);

/** The most by which a placement changes the number of cards that lie face down. */
const MOST_TURNED = 2 * REACH + 1;
/** A set of values for each change, the best first: how many more cards lie face down, on an empty cell and then on a pile. */
const NO_SETS: readonly number[] = Array.from({ length: 2 * (2 * MOST_TURNED + 1) }, () => 0);

const NO_CARDS: LineCards = { cards: 0, up: 0, down: 0, least: HIGHEST + 1, nextLeast: HIGHEST + 1, most: 0, nextMost: 0 };
const NO_LINES: readonly LineCards[] = Array.from({ length: ACROSS }, () => NO_CARDS);

function setOf(has: (value: number) => boolean): number {
  return VALUES.reduce((set: number, value) => (has(value) ? set | (1 << value) : set), 0);
}

export function botGridOf(piles: readonly BotPile[], flip: FoursquareOptions['flip']): BotGrid {
  const [tops, sizes, hidden] = [NO_PILES.slice(), NO_SIZES.slice(), NOT_REMEMBERED.slice()];
  let [down, buried] = [0, 0];
  let bounds = FIRST_PILE;
  for (const { row, col, size, value, hidden: remembered } of piles) {
    const place = placeOf(row, col);
    tops[place] = value === null ? 0 : 2 * value;
    sizes[place] = size;
    if (remembered !== undefined) hidden[place] = 2 * remembered;
    if (value === null) down++;
    buried += size - 1;
    bounds = widened(bounds, row, col);
  }
  return { flip, tops, hidden, sizes, piles: piles.length, down, buried, ...bounds, ...linesOf(tops, bounds) };
}

export function worthAfter(now: BotGrid, { row, col }: GridCell, value: number): number {
  const isCovering = (now.sizes[placeOf(row, col)] ?? 0) > 0;
  return worthOf(now, isCovering, downAfter(now, rowEffect(now, row, col), colEffect(now, row, col), { row, col, value }));
}

/** Returns the most that the grid can be worth after the next card is placed, for each of `VALUES` that it may have. */
export function bestWorths(now: BotGrid): readonly number[] {
  const sets = NO_SETS.slice();
  for (let row = now.bottom - REACH; row <= now.top + REACH; row++) {
    for (let col = now.right - REACH; col <= now.left + REACH; col++) {
      if (whyFullOrAlone(now.sizes, placeOf(row, col)) === null) addChanges(sets, now, row, col);
    }
  }
  const best: number[] = VALUES.map(() => WORTH.lost);
  let left = ALL;
  for (let change = 0; change < sets.length && left !== 0; change++) {
    const found = (sets[change] ?? 0) & left;
    if (found === 0) continue;
    const worth = worthOf(now, change % 2 === 1, (change >> 1) - MOST_TURNED);
    for (let value = 1; value <= VALUES.length; value++) if ((found & (1 << value)) !== 0) best[value - 1] = worth;
    left &= ~found;
  }
  return best;
}

function addChanges(sets: number[], now: BotGrid, row: number, col: number): void {
  const [inRow, inCol] = [rowEffect(now, row, col), colEffect(now, row, col)];
  const covered = now.tops[placeOf(row, col)] ?? -1;
  const none = 2 * (MOST_TURNED - (covered === 0 ? 1 : 0)) + (covered < 0 ? 0 : 1);
  const one = none + (now.flip === 'others' ? 0 : 2);
  add(sets, none, inRow.stays & inCol.stays);
  add(sets, one + 2 * inRow.down, inCol.stays & ~inRow.stays);
  add(sets, one + 2 * inCol.down, inRow.stays & ~inCol.stays);
  add(sets, none + 2 * (inRow.down + inCol.down), ALL & ~inRow.stays & ~inCol.stays);
}

function add(sets: number[], change: number, set: number): void {
  sets[change] = (sets[change] ?? 0) | set;
}

function worthOf(now: BotGrid, isCovering: boolean, more: number): number {
  const down = now.down + more;
  const piles = now.piles + (isCovering ? 0 : 1);
  const buried = now.buried + (isCovering ? 1 : 0);
  if (down > MOST_FACE_DOWN) return WORTH.lost;
  if (piles - down === FOUR * FOUR) return WORTH.won;
  return WORTH.faceUp * (piles - down) + WORTH.faceDown * down + WORTH.buried * buried;
}

export function isWon(worth: number): boolean {
  return worth === WORTH.won;
}

export function isLost(worth: number): boolean {
  return worth === WORTH.lost;
}

interface Placement extends GridCell {
  readonly value: number;
}

function downAfter({ flip, tops }: BotGrid, inRow: LineEffect, inCol: LineEffect, { row, col, value }: Placement): number {
  const [turnsRow, turnsCol] = [turns(inRow, value), turns(inCol, value)];
  const isUp = flip === 'others' || turnsRow === turnsCol;
  const covered = tops[placeOf(row, col)] ?? -1;
  return (turnsRow ? inRow.down : 0) + (turnsCol ? inCol.down : 0) + (isUp ? 0 : 1) - (covered === 0 ? 1 : 0);
}

function turns({ stays }: LineEffect, value: number): boolean {
  return (stays & (1 << value)) === 0;
}

export function gridAfter(now: BotGrid, { row, col }: GridCell, value: number): BotGrid {
  const place = placeOf(row, col);
  const [inRow, inCol] = [rowEffect(now, row, col), colEffect(now, row, col)];
  const [turnsRow, turnsCol] = [turns(inRow, value), turns(inCol, value)];
  const [tops, sizes] = [now.tops.slice(), now.sizes.slice()];
  if (turnsRow) for (let at = now.left; at <= now.right; at++) turnOver(tops, now, placeOf(row, at));
  if (turnsCol) for (let at = now.top; at <= now.bottom; at++) turnOver(tops, now, placeOf(at, col));
  const isCovering = (sizes[place] ?? 0) > 0;
  tops[place] = now.flip === 'others' || turnsRow === turnsCol ? 2 * value : 0;
  sizes[place] = (sizes[place] ?? 0) + 1;
  const bounds = widened(now, row, col);
  return {
    flip: now.flip,
    tops,
    hidden: now.hidden,
    sizes,
    piles: now.piles + (isCovering ? 0 : 1),
    down: now.down + downAfter(now, inRow, inCol, { row, col, value }),
    buried: now.buried + (isCovering ? 1 : 0),
    ...bounds,
    ...linesOf(tops, bounds),
  };
}

function turnOver(tops: number[], { hidden }: BotGrid, place: number): void {
  const top = tops[place] ?? -1;
  if (top >= 0) tops[place] = top === 0 ? (hidden[place] ?? MIDDLING) : 0;
}

function rowEffect({ tops, rows }: BotGrid, row: number, col: number): LineEffect {
  return effectOn(rows[row + REACH] ?? NO_CARDS, tops[placeOf(row, col)] ?? -1);
}

function colEffect({ tops, cols }: BotGrid, row: number, col: number): LineEffect {
  return effectOn(cols[col + REACH] ?? NO_CARDS, tops[placeOf(row, col)] ?? -1);
}

/** Returns the effect of a placement on a line, by the rules of `flipsOf`. The covered card does not count. */
function effectOn(line: LineCards, covered: number): LineEffect {
  const isCovering = covered >= 0;
  const least = covered > 0 && covered === line.least ? line.nextLeast : line.least;
  const most = covered > 0 && covered === line.most ? line.nextMost : line.most;
  const hasOthers = line.cards > (isCovering ? 1 : 0);
  return {
    stays: hasOthers ? (NOT_LOWER[least] ?? 0) & (NOT_HIGHER[most] ?? 0) : ALL,
    down: line.up - line.down + (covered > 0 ? -1 : isCovering ? 1 : 0),
  };
}

function lineCards(tops: readonly number[], first: number, last: number, step: number): LineCards {
  let [least, nextLeast, most, nextMost] = [HIGHEST + 1, HIGHEST + 1, 0, 0];
  let [up, down] = [0, 0];
  for (let at = first; at <= last; at += step) {
    const top = tops[at] ?? -1;
    if (top === 0) down++;
    if (top <= 0) continue;
    up++;
    if (top < least) [nextLeast, least] = [least, top];
    else if (top < nextLeast) nextLeast = top;
    if (top > most) [nextMost, most] = [most, top];
    else if (top > nextMost) nextMost = top;
  }
  return { cards: up + down, up, down, least, nextLeast, most, nextMost };
}

/** Returns the cards of each row and each column, by their numbers from the first that a grid can have. */
function linesOf(tops: readonly number[], { top, bottom, left, right }: Bounds): Pick<BotGrid, 'rows' | 'cols'> {
  const [rows, cols] = [NO_LINES.slice(), NO_LINES.slice()];
  for (let row = top; row <= bottom; row++) rows[row + REACH] = lineCards(tops, placeOf(row, left), placeOf(row, right), 1);
  for (let col = left; col <= right; col++) cols[col + REACH] = lineCards(tops, placeOf(top, col), placeOf(bottom, col), ACROSS);
  return { rows, cols };
}
