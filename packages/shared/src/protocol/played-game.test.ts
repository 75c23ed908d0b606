import { fourSquare } from '@hundredfold/games/four-square/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { oneHundredOne } from '@hundredfold/games/one-hundred-one/rules/index.ts';
import { expect, test } from 'vitest';
import { defaultOptions } from '../core/options.ts';
import { isWon, resultAt } from './played-game.ts';

const plain = { deck: 'french-52', mode: 'cutthroat', target: 10 };

test('a result has the place and the points of one seat, and the options that differ from the plain game', () => {
  const outcome = { scores: [7, 10, 7, 2], ranking: [[1], [0, 2], [3]] };
  const ended = { game: modFour, options: { ...plain, target: 15 }, seats: 4, outcome };
  const results = [0, 1, 2, 3].map((seat) => resultAt(ended, seat));
  expect(results.map(({ place }) => place)).toEqual([2, 1, 2, 4]);
  expect(results[3]).toEqual({ game: 'mod-four', options: { target: 15 }, seats: 4, place: 4, score: 2 });
});

test('a solitaire is won or not, and has no place', () => {
  const options = defaultOptions(fourSquare.options);
  const outcome = { scores: [200], won: false };
  expect(resultAt({ game: fourSquare, options, seats: 1, outcome }, 0)).toEqual({
    game: 'four-square',
    options: {},
    seats: 1,
    score: 200,
    won: false,
  });
});

test('an option without effect at a number of seats is left out', () => {
  const outcome = { scores: [40, 110], ranking: [[0], [1]] };
  const ended = { game: fourSquare, options: { ghosts: 3 }, seats: 2, outcome };
  expect(resultAt(ended, 0).options).toEqual({});
  const free = { game: oneHundredOne, options: { ending: 'first-loser', freeDraw: true }, seats: 2, outcome };
  expect(resultAt(free, 0).options).toEqual({ freeDraw: true });
});

test('the first place is a win, also a shared one, but not for a player who has left', () => {
  expect([{ place: 1 }, { place: 2 }, { won: true }, { won: false }].map(isWon)).toEqual([true, false, true, false]);
  expect([{ place: 1, left: true } as const, { won: true, left: true } as const].map(isWon)).toEqual([false, false]);
});
