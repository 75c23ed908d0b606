import type { Game } from '@hundredfold/shared/core/game.ts';
import type { CardMove, CardZone, LastAction, View } from '@hundredfold/shared/core/view.ts';
import type { GridCell, GridPile, TopOnlyPile, ViewSchema } from '@hundredfold/shared/core/view-schema.ts';
import { type Cards, cardsAt, isGrid, isTopped, keyOf, pileIn, placesOf, sizeOf } from '../layout/layout.ts';
import type { CardTiming, Presentation } from '../presentation.ts';

export interface AnimationStep<Seen extends View = View> extends CardTiming {
  /** The movement; `null` if something else changes, or if it is unknown what moved. */
  readonly move: CardMove | null;
  readonly view: Seen;
}

/**
 * Plans the way from one view to the next: one step for each movement of cards, and one for the remaining changes after all
 * cards have landed. If the last action does not explain the difference, a single step leads to the new view.
 */
export function planAnimation<Seen extends View>(
  before: Seen,
  last: LastAction | null,
  after: Seen,
  told: { readonly game: Game; readonly pace: Presentation<Seen>['pace'] },
): readonly AnimationStep<Seen>[] {
  const atOnce: readonly AnimationStep<Seen>[] = [{ wait: 0, flight: 0, move: null, view: after }];
  if (last === null || before.viewer !== after.viewer) return atOnce;
  if (sameCardsEverywhere(before, after, told.game.viewSchema)) return atOnce;
  const steps: AnimationStep<Seen>[] = [];
  let now = before;
  for (const move of told.game.cardMoves(before, last, after)) {
    const next = applyMove(now, move, after);
    if (next === null) return atOnce;
    steps.push({ ...told.pace(move, now, steps.at(-1)?.move ?? null), move, view: next });
    now = next;
  }
  if (steps.length === 0 || !sameCardsEverywhere(now, after, told.game.viewSchema)) return atOnce;
  return [...steps, ...atOnce];
}

/** Returns whether it is known which cards moved where. */
export function isExplained(steps: readonly AnimationStep[]): boolean {
  return steps.some(({ move }) => move !== null);
}

const SOON_MS = 300;

/**
 * Returns the same steps without flights: steps that follow soon are shown at once, and the pauses for reading stay as long. The
 * last step is at rest, as with flights: no movement lasts.
 */
export function withoutFlights<Played extends AnimationStep>(steps: readonly Played[]): readonly Played[] {
  const kept: Played[] = [];
  let wait = 0;
  let move: CardMove | null = null;
  steps.forEach((step, index) => {
    const next = steps[index + 1];
    if (!step.together) wait = Math.max(wait, step.wait);
    move = step.move ?? move;
    if (next !== undefined && (next.together || next.wait < SOON_MS)) return;
    kept.push({ ...step, move, wait, flight: 0, together: false });
    if (next === undefined && move !== step.move) kept.push({ ...step, wait: 0, flight: 0, together: false });
    wait = 0;
    move = null;
  });
  return kept;
}

/**
 * Returns the view after one movement of cards, in which no player is to act; `null` if the cards to move are not there. The
 * card under a card that leaves a pile shows only in the view that all movements lead to.
 */
export function applyMove<Seen extends View>(view: Seen, { from, to, cards }: CardMove, after: Seen): Seen | null {
  const source: CardZone = { zone: from.zone, seat: from.seat };
  const target: CardZone = { zone: to.zone, seat: to.seat };
  if (from.cell !== undefined && to.cell !== undefined) {
    const grid = cardsAt(view, target);
    const turned = isGrid(grid) && keyOf(from) === keyOf(to) ? withTopTurned(grid, to.cell, cards) : null;
    return turned === null ? null : withCards({ ...view, toAct: [] }, target, turned);
  }
  const left = without(cardsAt(view, source), cards, cardsAt(after, source));
  if (left === null) return null;
  const taken = withCards({ ...view, toAct: [] }, source, left);
  const more = together(cardsAt(taken, target), cards, to.cell);
  return more === null ? null : withCards(taken, target, more);
}

/** Returns whether two views have the same cards in every zone; a hand has no order. */
export function sameCardsEverywhere(one: View, other: View, shape: ViewSchema): boolean {
  return placesOf(shape, other.seats.length).every((place) => {
    const ordered = place.seat === null && shape.table[place.zone] === 'open';
    return inOrder(cardsAt(one, place), ordered) === inOrder(cardsAt(other, place), ordered);
  });
}

function inOrder(cards: Cards, ordered: boolean): string {
  if (typeof cards === 'number') return String(cards);
  if (isTopped(cards)) return `${cards.top} on ${cards.size}`;
  const said = isGrid(cards) ? cards.map(({ row, col, top, size }) => `${row},${col} ${top} on ${size}`) : cards;
  return (ordered ? said : said.toSorted()).join(' ');
}

function without(cards: Cards, gone: CardMove['cards'], after: Cards): Cards | null {
  if (typeof cards === 'number') return cards < sizeOf(gone) ? null : cards - sizeOf(gone);
  if (isTopped(cards)) return takeOffPile(cards, gone, after);
  if (typeof gone === 'number' || isGrid(cards)) return null;
  let left = cards;
  for (const face of gone) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left = left.toSpliced(at, 1);
  }
  return left;
}

/** Visible faces come off the top. A mere number is either the whole pile, or comes from under the top card. */
function takeOffPile({ top, size }: TopOnlyPile, gone: CardMove['cards'], after: Cards): TopOnlyPile | null {
  const left = size - sizeOf(gone);
  if (left <= 0) return left < 0 ? null : { top: null, size: 0 };
  if (typeof gone === 'number') return { top, size: left };
  if (top !== null && gone.at(-1) !== top) return null;
  const uncovered = isTopped(after) && after.size === left ? after.top : null;
  return { top: uncovered, size: left };
}

function together(cards: Cards, more: CardMove['cards'], cell: CardZone['cell']): Cards | null {
  if (typeof cards === 'number') return cards + sizeOf(more);
  if (typeof more === 'number') return null;
  if (isTopped(cards)) return { top: more.at(-1) ?? cards.top, size: cards.size + more.length };
  if (cell !== undefined) return withCardsOnCell(isGrid(cards) ? cards : [], cell, more);
  return isGrid(cards) ? null : [...cards, ...more];
}

function withCards<Seen extends View>(view: Seen, { zone, seat }: CardZone, cards: Cards): Seen {
  if (seat === null) return { ...view, table: { ...view.table, [zone]: cards } };
  return { ...view, seats: view.seats.map((fields, index) => (index === seat ? { ...fields, [zone]: cards } : fields)) };
}

function withCardsOnCell(
  grid: readonly GridPile[],
  { row, col }: GridCell,
  cards: Exclude<CardMove['cards'], number>,
): readonly GridPile[] {
  const top = cards.at(-1) ?? null;
  const under = pileIn(grid, { row, col });
  const pile: GridPile = { row, col, size: (under?.size ?? 0) + cards.length, top };
  return under === undefined ? [...grid, pile] : grid.map((each) => (each === under ? pile : each));
}

/** Returns a grid with the top card of a cell turned over; `null` if another card lies there. */
function withTopTurned(grid: readonly GridPile[], cell: GridCell, cards: CardMove['cards']): readonly GridPile[] | null {
  const pile = pileIn(grid, cell);
  if (pile === undefined || typeof cards === 'number') return null;
  const [card = null] = cards;
  if (pile.top !== null && pile.top !== card) return null;
  return grid.map((each) => (each === pile ? { ...pile, top: pile.top === null ? card : null } : each));
}
