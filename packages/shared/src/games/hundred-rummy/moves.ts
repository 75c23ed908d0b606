import type { Face } from '../../cards/face.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import type { CardMove, LastAction, Place } from '../../core/view.ts';
import type { RummyAction } from './declaration.ts';
import { HAND } from './score.ts';
import type { RummyView } from './view.ts';

const DRAW: Place = { zone: 'draw', seat: null };
const DISCARD: Place = { zone: 'discard', seat: null };

/** A card drawn or laid off, or four shown and four drawn; the discard pile on its way to be shuffled; a new game's deal. */
export function moves(before: RummyView, { seat, action }: LastAction<RummyAction>, after: RummyView): readonly CardMove[] {
  if (action.type === 'discard') return [{ from: handOf(seat), to: DISCARD, cards: [action.card] }];
  if (action.type === 'score') {
    const scored = [{ from: handOf(seat), to: scoredOf(seat), cards: after.table.shown }];
    return after.table.game > before.table.game
      ? [...scored, ...gathered(before, seat, after), ...deal(after)]
      : [...scored, ...drawn(before, seat, sizeOf(after, seat), after)];
  }
  if (action.from === 'draw') return drawn(before, seat, 1, after);
  const { top } = before.table.discard;
  return top === null ? [] : [{ from: DISCARD, to: handOf(seat), cards: [top] }];
}

/** So many cards from the draw pile; when they are not there, what there is, then the discard pile becomes the draw pile. */
function drawn(before: RummyView, seat: Seat, count: number, after: RummyView): readonly CardMove[] {
  const there = Math.min(count, before.table.draw);
  const hand = after.seats[seat]?.hand;
  const cards = (from: number, to: number) => (typeof hand === 'object' ? hand.slice(from, to) : to - from);
  const start = sizeOf(after, seat) - count;
  const take = (from: number, to: number): readonly CardMove[] =>
    to > from ? [{ from: DRAW, to: handOf(seat), cards: cards(from, to) }] : [];
  const first = take(start, start + there);
  if (there === count) return first;
  const refill: CardMove = { from: DISCARD, to: DRAW, cards: before.table.discard.size };
  return [...first, refill, ...take(start + there, start + count)];
}

/** Rule 7.1: everything goes back to the draw pile, first of all the hand that was shown. */
function gathered(before: RummyView, scorer: Seat, after: RummyView): readonly CardMove[] {
  const others = allSeats(before.seats.length).filter((seat) => seat !== scorer);
  const scored = (seat: Seat) => before.seats[seat]?.scored ?? [];
  const held = (seat: Seat) => before.seats[seat]?.hand ?? 0;
  return [
    ...move(scoredOf(scorer), [...scored(scorer), ...after.table.shown]),
    ...others.flatMap((seat) => move(scoredOf(seat), scored(seat))),
    ...move(DISCARD, before.table.discard.size),
    ...others.flatMap((seat) => move(handOf(seat), held(seat))),
  ];
}

function move(from: Place, cards: CardMove['cards']): readonly CardMove[] {
  return sizeIn(cards) === 0 ? [] : [{ from, to: DRAW, cards }];
}

/** Rule 2.3. */
function deal(after: RummyView): readonly CardMove[] {
  const { length } = after.seats;
  return allSeats(length).map((index) => {
    const seat = ((after.table.first ?? 0) + index) % length;
    return { from: DRAW, to: handOf(seat), cards: after.seats[seat]?.hand ?? HAND };
  });
}

function sizeOf({ seats }: RummyView, seat: Seat): number {
  return sizeIn(seats[seat]?.hand ?? 0);
}

function sizeIn(cards: readonly Face[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

function handOf(seat: Seat): Place {
  return { zone: 'hand', seat };
}

function scoredOf(seat: Seat): Place {
  return { zone: 'scored', seat };
}
