import { expect, test } from 'vitest';
import { cardCount, collectMoves, dealMoves, handSize } from './card-moves.ts';
import { clockwiseFrom } from './seat.ts';

const DECK = { zone: 'deck', seat: null };
const hand = (seat: number) => ({ zone: 'hand', seat });
const after = { seats: [{ hand: ['2S', '3S'] }, { hand: 1 }] };

test('a deal goes around the table, and shows the faces of visible hands', () => {
  expect(dealMoves(after, { from: DECK, order: [1, 0], cards: 4 })).toEqual([
    { from: DECK, to: hand(1), cards: 1 },
    { from: DECK, to: hand(0), cards: ['2S'] },
    { from: DECK, to: hand(1), cards: 1 },
    { from: DECK, to: hand(0), cards: ['3S'] },
  ]);
  expect([0, 1, 2].map((seat) => handSize(after, seat))).toEqual([2, 1, 0]);
});

test('cards are collected from the zones that have some', () => {
  const zones = [
    { from: hand(0), cards: [] },
    { from: hand(1), cards: 3 },
    { from: hand(2), cards: ['2S'] },
    { from: hand(3), cards: 0 },
  ];
  expect(collectMoves(DECK, zones)).toEqual([
    { from: hand(1), to: DECK, cards: 3 },
    { from: hand(2), to: DECK, cards: ['2S'] },
  ]);
  expect(zones.map(({ cards }) => cardCount(cards))).toEqual([0, 3, 1, 0]);
});

test('seats in clockwise order begin with the first or the next one', () => {
  expect(clockwiseFrom(2, [0, 1, 2, 3])).toEqual([2, 3, 0, 1]);
  expect(clockwiseFrom(2, [0, 1, 3])).toEqual([3, 0, 1]);
  expect(clockwiseFrom(4, [0, 1, 3])).toEqual([0, 1, 3]);
});
