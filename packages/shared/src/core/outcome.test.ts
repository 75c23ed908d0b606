import { expect, test } from 'vitest';
import { rankByFewest, rankByMost, standings } from './outcome.ts';

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
])('ranks the most points first, with ties together: %j', (scores, ranking) => {
  expect(rankByMost(scores)).toEqual(ranking);
});

test('ranks the fewest points first, with ties together', () => {
  expect(rankByFewest([26, 0, 13, 0, -20])).toEqual([[4], [1, 3], [2], [0]]);
});

const alone = () => null;
const opposite = (seat: number) => (seat + 2) % 4;

test('single players: best first, ties share a place, and the next place is skipped', () => {
  const outcome = { scores: [7, 10, 7, 2], ranking: [[1], [0, 2], [3]] };
  expect(standings(outcome, alone)).toEqual([
    { place: 1, seats: [1], score: 10 },
    { place: 2, seats: [0], score: 7 },
    { place: 2, seats: [2], score: 7 },
    { place: 4, seats: [3], score: 2 },
  ]);
});

test('a pair is one row with one score', () => {
  const outcome = {
    scores: [8, 10, 8, 10],
    ranking: [
      [1, 3],
      [0, 2],
    ],
  };
  expect(standings(outcome, opposite)).toEqual([
    { place: 1, seats: [1, 3], score: 10 },
    { place: 2, seats: [0, 2], score: 8 },
  ]);
});

test('two tied pairs share the first place', () => {
  const outcome = { scores: [5, 5, 5, 5], ranking: [[0, 1, 2, 3]] };
  expect(standings(outcome, opposite).map(({ place, seats }) => [place, seats])).toEqual([
    [1, [0, 2]],
    [1, [1, 3]],
  ]);
});
