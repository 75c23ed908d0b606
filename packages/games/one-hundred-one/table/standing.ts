import { cardName, type Mark, type NameOf, type Sheet } from '@hundredfold/client/game';
import {
  allSeats,
  type CardMove,
  type Face,
  type FrenchSuit,
  isOver,
  ownHand,
  ownSeat,
  type Seat,
} from '@hundredfold/shared/game';
import { cardPoints, isEight, isQueen, strikeOf } from '../rules/cards.ts';
import type { OneHundredOneAction } from '../rules/declaration.ts';
import { exitBonus, runningTotals } from '../rules/score.ts';
import { nextIn, playersIn } from '../rules/state.ts';
import { legal, type OneHundredOneView, playersOf } from '../rules/view.ts';

import { oneHundredOneMessages } from './messages.ts';

export type PlayAction = Extract<OneHundredOneAction, { readonly type: 'play' }>;

/** Returns the named suit, if any. The next card ends its effect, even while other cards still fly. */
export function orderedSuit({ table }: OneHundredOneView): FrenchSuit | null {
  return table.pile.top !== null && isQueen(table.pile.top) ? table.ordered : null;
}

/**
 * Returns the named suit that the table shows, if any. Until a card has landed, and until the cards of a round that it ended
 * have been gathered, the view still refers to the suit that the queen before it has named.
 */
export function shownSuit(view: OneHundredOneView, move: CardMove | null): FrenchSuit | null {
  const isGathering = move !== null && move.from.seat !== null && move.to.zone === 'pack';
  return move?.to.zone === 'pile' || isGathering ? null : orderedSuit(view);
}

/** Returns the seat that the top card struck. While cards fly, the view still refers to the card before. */
export function struckNow(view: OneHundredOneView): Seat | null {
  return view.toAct.length > 0 || isOver(view) ? view.table.struck : null;
}

/**
 * Returns whether the turn has come back to `mover`, the seat that acted last, because the other of two players skips theirs. A third
 * player may just have gone out with the card that struck, so if the mover is not known, nobody may have gone out.
 */
export function isAgain(view: OneHundredOneView, mover: Seat | null): boolean {
  const { struck, duty } = view.table;
  const [seat] = view.toAct;
  if (struck === null || struck === seat || duty !== null || playersIn(playersOf(view)) !== 2) return false;
  return mover === seat || view.seats.every(({ place }) => place === 0);
}

/** Returns every action that the viewer can do with a card in hand: a queen has one for each suit. */
export function playsOf(view: OneHundredOneView, card: Face): readonly PlayAction[] {
  return legal(view).filter((action): action is PlayAction => action.type === 'play' && action.card === card);
}

export function wouldDo(view: OneHundredOneView, card: Face, name: NameOf): string | null {
  const { would } = oneHundredOneMessages.value.table;
  const said = cardName(card);
  if (isEight(card)) return would.eight(said);
  if (ownHand(view).length === 1) return would.out(said, -exitBonus(card));
  if (isQueen(card)) return would.order(said);
  const strike = strikeOf(card);
  const next = nextPlayer(view);
  return strike === undefined || next === null ? null : would.strike(said, name(next), strike);
}

/** Returns the seat that a card of the viewer would strike. */
export function nextPlayer(view: OneHundredOneView): Seat | null {
  const seat = ownSeat(view.viewer);
  return seat === null ? null : nextIn(playersOf(view), seat);
}

export function possible(view: OneHundredOneView, type: 'draw' | 'pass'): OneHundredOneAction | null {
  return legal(view).find((action) => action.type === type) ?? null;
}

export function sheet(view: OneHundredOneView, name: NameOf): Sheet | null {
  const texts = oneHundredOneMessages.value.table.sheet;
  const rounds = Math.max(...view.seats.map(({ points }) => points.length));
  if (rounds === 0) return null;
  const lines = allSeats(rounds).map((round) => ({
    label: String(round + 1),
    cells: view.seats.map(({ points }) => cell(points, round)),
  }));
  return {
    title: texts.title,
    corner: texts.round,
    columns: view.seats.map((_, seat) => name(seat)),
    lines: [...lines, { label: texts.total, cells: view.seats.map(({ total }) => signed(total, '')), kind: 'sum' }],
  };
}

/** Marks the round in which 101 became 0 (rule 7.4). */
function cell(points: readonly number[], round: number): string {
  const scored = points[round];
  if (scored === undefined) return '';
  const totals = runningTotals(points.slice(0, round + 1));
  const fell = totals[round] === 0 && (totals[round - 1] ?? 0) + scored !== 0;
  return `${signed(scored, '+')}${fell ? ' → 0' : ''}`;
}

function signed(number: number, plus: '+' | ''): string {
  if (number === 0) return '0';
  return number < 0 ? `−${-number}` : `${plus}${number}`;
}

/** Returns the cost of a card for the player who is left with it, if that is not its rank (rule 2.2). */
export function worthOf(card: Face): Mark | null {
  const points = cardPoints(card);
  if (card.slice(0, -1) === String(points)) return null;
  return { short: String(points), long: oneHundredOneMessages.value.table.costs(points) };
}
