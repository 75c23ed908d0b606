import { describe, expect, test } from 'vitest';
import { frenchDeck, frenchRank, frenchSuit } from './french.ts';
import { HUNDRED_FACES, hundredDeck, hundredSum, hundredValue } from './hundred.ts';
import { handfuls, inOrder, withOn, without } from './pile.ts';
import { spanishDeck } from './spanish.ts';

describe('decks', () => {
  test('a French one has 52 cards, a Spanish one 48, none twice', () => {
    expect(new Set(frenchDeck()).size).toBe(52);
    expect(new Set(spanishDeck()).size).toBe(48);
  });

  test('a face tells rank and suit', () => {
    expect([frenchRank('10H'), frenchSuit('10H')]).toEqual(['10', 'H']);
    expect([frenchRank('QS'), frenchSuit('QS')]).toEqual(['Q', 'S']);
  });
});

describe('hundred cards', () => {
  const copies = (sets: number) =>
    HUNDRED_FACES.map((face) => [face, hundredDeck(sets).filter((card) => card === face).length] as const);

  test('a set has 24 cards and 620 points', () => {
    expect(hundredDeck(1)).toHaveLength(24);
    expect(hundredSum(hundredDeck(1))).toBe(620);
    expect(copies(1)).toEqual([
      ['10', 7],
      ['20', 4],
      ['30', 7],
      ['40', 4],
      ['50', 2],
    ]);
  });

  test('several sets have as many copies of each card', () => {
    expect(hundredSum(hundredDeck(8))).toBe(8 * 620);
    expect(copies(3)).toEqual(copies(1).map(([face, count]) => [face, 3 * count]));
  });

  test('the code is the value', () => {
    expect(HUNDRED_FACES.map(hundredValue)).toEqual([10, 20, 30, 40, 50]);
    expect(() => hundredValue('60')).toThrow('no such card: 60');
  });
});

describe('a pile', () => {
  const pile = Object.freeze(['A', 'B', 'C']);

  test('keeps the order of the other cards when one is removed', () => {
    expect([0, 1, 2].map((place) => without(pile, place))).toEqual([
      ['B', 'C'],
      ['A', 'C'],
      ['A', 'B'],
    ]);
    expect(without(['A'], 0)).toEqual([]);
  });

  test('takes another card on top', () => {
    expect(withOn(pile, 'D')).toEqual(['A', 'B', 'C', 'D']);
    expect(withOn([], 'D')).toEqual(['D']);
  });
});

test('each way to take two cards of a pile is listed once', () => {
  const pile = inOrder(['30', '10', '20', '10'], ['10', '20', '30']);
  expect(pile).toEqual(['10', '10', '20', '30']);
  expect(handfuls(pile, 2).map(String)).toEqual(['10,10', '10,20', '10,30', '20,30']);
  expect(handfuls(pile, 5)).toEqual([]);
});
