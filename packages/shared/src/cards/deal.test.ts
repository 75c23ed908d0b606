import { describe, expect, test } from 'vitest';
import { dealOneByOne } from './deal.ts';

describe('dealing one by one', () => {
  test('goes around the table in the given order', () => {
    expect(dealOneByOne(['1', '2', '3', '4', '5'], [2, 0], 3)).toEqual([['2', '4'], [], ['1', '3', '5']]);
  });

  test('gives nobody anything if there are no cards', () => expect(dealOneByOne([], [0, 1], 2)).toEqual([[], []]));
});
