import { describe, expect, test } from 'vitest';
import { dealOneByOne, evenDeck } from './deal.ts';
import { frenchDeck } from './french.ts';
import { withoutCards } from './pile.ts';

describe('dealing one by one', () => {
  test('goes around the table in the given order', () => {
    expect(dealOneByOne(['1', '2', '3', '4', '5'], [2, 0], 3)).toEqual([['2', '4'], [], ['1', '3', '5']]);
  });

  test('gives nobody anything if there are no cards', () => expect(dealOneByOne([], [0, 1], 2)).toEqual([[], []]));
});

describe('a deck for a number of hands', () => {
  test.each([
    [3, ['2D']],
    [4, []],
    [5, ['2D', '2C']],
  ])('for %i leaves out %j', (hands, gone) => {
    const deck = evenDeck(frenchDeck(), hands, ['2D', '2C', '2S']);
    expect(frenchDeck().filter((card) => !deck.includes(card))).toEqual(frenchDeck().filter((card) => gone.includes(card)));
    expect(deck.length % hands).toBe(0);
  });

  test('fails if the game can spare too few cards', () => {
    expect(() => evenDeck(frenchDeck(), 7, ['2D'])).toThrow('52 cards cannot be dealt evenly to 7 hands');
  });
});

test('of two equal cards the later one is taken out of a pile', () => {
  expect(withoutCards(['10', '20', '10', '30'], ['10', '30'])).toEqual(['10', '20']);
  expect(withoutCards(['10'], ['20'])).toEqual(['10']);
});
