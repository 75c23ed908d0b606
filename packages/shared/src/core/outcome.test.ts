import { expect, test } from 'vitest';
import { rankByMost } from './outcome.ts';

test.each([
  [
    [3, 10, 7, 3],
    [[1], [2], [0, 3]],
  ],
  [
    [5, 4, 5, 4],
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [[0, 0], [[0, 1]]],
  [
    [-20, 101, 9],
    [[1], [2], [0]],
  ],
])('most points first, equals together: %j', (scores, ranking) => {
  expect(rankByMost(scores)).toEqual(ranking);
});
