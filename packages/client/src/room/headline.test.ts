import { expect, test } from 'vitest';
import type { Snapshot } from '../net/link.ts';
import { headline, spokenResult } from './standings.ts';

Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } });

const seats = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, person) => ({ status: 'taken', person, name }));

function ended(outcome: Snapshot['outcome'], seat: Snapshot['seat'] = null): Snapshot {
  return { game: { id: 'mod-four' }, options: { mode: 'cutthroat' }, seats, seat, outcome } as unknown as Snapshot;
}

const won = { scores: [7, 10, 7, 1], ranking: [[1], [0, 2], [3]] };

test('whoever watches hears who won, and every line of the result', () => {
  expect(spokenResult(ended(won))).toBe('Ben wins. 1. Ben: 10 points. 2. Ann: 7 points. 2. Cleo: 7 points. 4. Dan: 1 point.');
});

test('the winner hears so', () => {
  expect(headline(ended(won, 1))).toBe('You win');
  expect(headline(ended(won, 0))).toBe('Ben wins');
});

test('while the game goes on there is nothing to be said', () => {
  expect(spokenResult(ended(null))).toBeNull();
});

test('who plays alone hears whether it is won, and the score', () => {
  expect(spokenResult(ended({ scores: [31], won: false }, 0))).toBe('Lost. 31 points.');
});
