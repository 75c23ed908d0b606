import { describe, expect, test } from 'vitest';
import { dealOneByOne } from './deal.ts';
import { withoutCards } from './pile.ts';

describe('dealing one by one', () => {
  test('goes around the table in the given order', () => {
    expect(dealOneByOne(['1', '2', '3', '4', '5'], [2, 0], 3)).toEqual([['2', '4'], [], ['1', '3', '5']]);
  });

  test('gives nobody anything if there are no cards', () => expect(dealOneByOne([], [0, 1], 2)).toEqual([[], []]));
});

test('of two equal cards the later one is taken out of a pile', () => {
  expect(withoutCards(['10', '20', '10', '30'], ['10', '30'])).toEqual(['10', '20']);
  expect(withoutCards(['10'], ['20'])).toEqual(['10']);
});
