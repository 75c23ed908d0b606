import {
  allSeats,
  type CardMove,
  type CardZone,
  collectMoves,
  dealMoves,
  type LastAction,
  trickMoves,
} from '@hundredfold/shared/game';
import { deckFor, type HeartsVisibleAction, PASSED } from './declaration.ts';
import { winnerOf } from './score.ts';
import { receiverOf } from './state.ts';
import type { HeartsView } from './view.ts';

const DECK: CardZone = { zone: 'deck', seat: null };

export function cardMoves(
  before: HeartsView,
  { seat, action }: LastAction<HeartsVisibleAction>,
  after: HeartsView,
): readonly CardMove[] {
  const hand: CardZone = { zone: 'hand', seat };
  if (action.type === 'pass') {
    const laid: CardMove = { from: hand, to: { zone: 'laid', seat }, cards: action.cards ?? PASSED };
    return after.table.stage === 'pass' ? [laid] : [laid, ...passMoves(before, laid.cards, seat, after)];
  }
  const seats = before.seats.length;
  const moves = trickMoves(before, { seat, action }, (trick) => winnerOf(trick, seats));
  const [, gathered] = moves;
  if (gathered === undefined || after.table.dealNumber === before.table.dealNumber) return moves;
  const won = before.seats.map((fields, each) => ({
    from: { zone: 'won', seat: each },
    cards: fields.won + (each === gathered.to.seat ? seats : 0),
  }));
  const dealt = dealMoves(after, { from: DECK, order: allSeats(seats), cards: deckFor(seats).length });
  return [...moves, ...collectMoves(DECK, won), ...dealt];
}

/** Returns the moves of all laid cards to their receivers, with the faces that the viewer passed on or gets (rule 3.3). */
function passMoves(before: HeartsView, last: CardMove['cards'], lastSeat: number, after: HeartsView): readonly CardMove[] {
  const { direction } = before.table;
  const seats = before.seats.length;
  if (direction === null) return [];
  return allSeats(seats).map((from): CardMove => {
    const to = receiverOf(from, direction, seats);
    const given = from === lastSeat ? last : (before.seats[from]?.laid ?? PASSED);
    const cards = typeof given === 'number' ? (after.seats[to]?.received ?? given) : given;
    return { from: { zone: 'laid', seat: from }, to: { zone: 'hand', seat: to }, cards };
  });
}
