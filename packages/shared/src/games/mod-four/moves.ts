import type { Face } from '../../cards/face.ts';
import { allSeats } from '../../core/seat.ts';
import type { CardMove, LastAction, Place } from '../../core/view.ts';
import type { ModFourAction } from './declaration.ts';
import { favoured, SEATS, trickSum } from './score.ts';
import type { ModFourView } from './view.ts';

const DECK: Place = { zone: 'deck', seat: null };
const TRICK: Place = { zone: 'trick', seat: null };

/** The deal after a cut; else a card to the trick, the trick to its winner, and at the end of a hand all cards to the deck. */
export function moves(before: ModFourView, last: LastAction<ModFourAction>, after: ModFourView): readonly CardMove[] {
  if (last.action.type === 'cut') return deal(before, last.seat, after);
  const played: CardMove = { from: { zone: 'hand', seat: last.seat }, to: TRICK, cards: [last.action.card] };
  const trick = [...before.table.trick, last.action.card];
  if (trick.length < SEATS || before.table.leader === null) return [played];
  const winner = favoured(before.table.leader, trickSum(trick));
  const gathered: CardMove = { from: TRICK, to: { zone: 'won', seat: winner }, cards: trick };
  return after.table.deck === 0 ? [played, gathered] : [played, gathered, ...collect(before, winner)];
}

/** Rule 3.4: one card at a time; the viewer's own with their faces. */
function deal(before: ModFourView, first: number, after: ModFourView): readonly CardMove[] {
  return Array.from({ length: before.table.deck }, (_, index) => {
    const seat = (first + index) % SEATS;
    const hand = after.seats[seat]?.hand;
    return { from: DECK, to: { zone: 'hand', seat }, cards: faceOrOne(hand, Math.floor(index / SEATS)) };
  });
}

function faceOrOne(hand: readonly Face[] | number | undefined, index: number): readonly Face[] | number {
  return typeof hand === 'object' ? hand.slice(index, index + 1) : 1;
}

function collect(before: ModFourView, winner: number): readonly CardMove[] {
  return allSeats(SEATS).flatMap((seat) => {
    const cards = (before.seats[seat]?.won ?? 0) + (seat === winner ? SEATS : 0);
    return cards === 0 ? [] : [{ from: { zone: 'won', seat }, to: DECK, cards }];
  });
}
