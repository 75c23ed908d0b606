import { oneHundredOne } from '@hundredfold/games/one-hundred-one/rules/index.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../net/table-link.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { headline, sessionScoreRows, spokenResult } from './standings.ts';

const seats = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, person) => ({
  status: 'here' as const,
  person,
  name,
  seal: person,
  time: null,
  takebacks: 0,
  level: null,
}));

function ended(outcome: View['outcome'], seat: Snapshot['seat'] = null): Snapshot {
  const playing = begunTable();
  return { ...playing, seats, seat, view: { ...playing.view, outcome } };
}

const won = { scores: [7, 10, 7, 1], ranking: [[1], [0, 2], [3]] };

test('a spectator reads who won, and every line of the result', () => {
  expect(spokenResult(ended(won))).toBe('Ben wins. 1. Ben: 10 points. 2. Ann: 7 points. 2. Cleo: 7 points. 4. Dan: 1 point.');
});

test('the winner reads that they won', () => {
  expect(headline(ended(won, 1))).toBe('You win');
  expect(headline(ended(won, 0))).toBe('Ben wins');
});

test('there is no result while the game goes on', () => {
  expect(spokenResult(ended(null))).toBeNull();
});

test('a player who plays alone reads whether they won, and the score', () => {
  expect(spokenResult(ended({ scores: [31], won: false }, 0))).toBe('Lost. 31 points.');
});

test('the session score lists those who are present, sorted by wins and then by points', () => {
  const score = (person: number, wins: number, points: number | null) => ({ person, wins, games: 3, points });
  const order = (what: Partial<Snapshot>) => sessionScoreRows({ ...ended(won), watchers: [], ...what }).map(({ name }) => name);
  const sessionScore = [score(1, 1, 20), score(2, 2, 4), score(3, 1, 30), score(9, 3, 50), score(7, 0, null)];
  expect(order({ sessionScore })).toEqual(['Cleo', 'Dan', 'Ben']);
  expect(order({ sessionScore, watchers: [{ person: 9, name: 'Wim', seal: 1 }] })).toEqual(['Wim', 'Cleo', 'Dan', 'Ben']);
  expect(order({ sessionScore, game: oneHundredOne })).toEqual(['Cleo', 'Ben', 'Dan']);
  expect(order({ sessionScore: [] })).toEqual([]);
});
