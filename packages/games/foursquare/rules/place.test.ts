import { describe, expect, test } from 'vitest';
import { cardValue, DECK } from './cards.ts';
import { foursquare } from './index.ts';
import { begin, lying, table } from './testing/table.ts';

/** Piles of one face-up card each. A five on any of them turns nothing. */
const FULL = ['AS 9S 2S 8S', '9H AH 8H 2H', '2D 8D 3D 9D', '8C 2C 9C 3C'];

describe('1 The aim', () => {
  test('1.1 a single player plays for sixteen piles face up', () => {
    expect(foursquare.seats).toEqual({ min: 1, max: 1 });
    const won = lying([...FULL.slice(0, 3), '8C 2C 9C ..'], '5C 6C 6D').places(3, 3);
    expect(won.outcome).toEqual({ scores: [2], won: true });
  });
});

describe('2 The cards', () => {
  test('2.1 there are forty cards, ace to ten, and the ace is low', () => {
    expect(DECK).toHaveLength(40);
    expect(new Set(DECK).size).toBe(40);
    for (const suit of 'SHDC') {
      expect(['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map((rank) => cardValue(rank + suit))).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ]);
    }
    expect(() => cardValue('JS')).toThrow('no such card');
  });

  test('2.2 the first card of the shuffled stock starts the grid', () => {
    expect(foursquare.chance(table().state)).toEqual({ chance: 'shuffle', pile: 'stock', cards: DECK });
    expect(table().refuses(0, 0)).toBe('shuffle-first');
    const begun = begin('7S 2H');
    expect(begun.sees.table.grid).toEqual([{ row: 0, col: 0, size: 1, top: '7S' }]);
  });

  test('2.3 the next card is in the hand, and everyone sees it', () => {
    const begun = begin('7S 2H 3D');
    expect(begun.sees.seats).toEqual([{ hand: ['2H'] }]);
    expect(begun.sees.table.stock).toBe(38);
    const after = begun.places(0, 1);
    expect(after.sees.seats).toEqual([{ hand: ['3D'] }]);
    expect(after.sees.table.stock).toBe(37);
  });
});

describe('3 Where a card may go', () => {
  test('3.1 a card may go to an empty place that touches a pile by an edge', () => {
    const begun = begin('7S 2H');
    for (const [row, col] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      expect(begun.places(row, col).sees.table.grid[1]).toMatchObject({ row, col, top: '2H' });
    }
    for (const [row, col] of [
      [1, 1],
      [-1, 1],
      [0, 2],
      [3, 3],
      [0.5, 0.5],
    ] as const) {
      expect(begun.refuses(row, col)).toBe('touches-nothing');
    }
    expect(begun.legal).toHaveLength(5);
  });

  test('3.2 the grid stays within any four rows and four columns', () => {
    const row = lying(['5S 5H 5D 5C'], '6S 6H');
    for (const col of [-1, 4]) expect(row.refuses(0, col)).toBe('outside-the-frame');
    const column = lying(['5S', '5H', '5D', '5C'], '6S 6H');
    for (const at of [-1, 4]) expect(column.refuses(at, 0)).toBe('outside-the-frame');
    expect(column.places(2, -1).shows[2]).toMatch(/^6S/);
    const three = lying(['5S 5H 5D'], '6S 6H');
    expect(three.places(0, -1).refuses(0, 3)).toBe('outside-the-frame');
    expect(three.places(0, 3).refuses(0, -1)).toBe('outside-the-frame');
    expect(three.refuses(0, 40)).toBe('outside-the-frame');
  });

  test('3.3 a card may also go on a pile of fewer than four cards, face up or face down', () => {
    const now = lying(['2H/3H/4H 2D/3D/4D/5D (2C)'], '6S 6H');
    expect(now.refuses(0, 1)).toBe('pile-is-full');
    expect(now.places(0, 0).sees.table.grid[0]).toMatchObject({ size: 4, top: '6S' });
    expect(now.places(0, 0).refuses(0, 0)).toBe('pile-is-full');
    expect(now.places(0, 2).sees.table.grid[2]).toMatchObject({ size: 2, top: '6S' });
  });
});
