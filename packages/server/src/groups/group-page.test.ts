import { expect, test } from 'vitest';
import { standingOf } from './group-page.ts';

const MEMBERS = [
  { personId: 'ann', memberId: 'a' },
  { personId: 'ben', memberId: 'b' },
];

const score = (personId: string, given: object = {}) => ({
  ...{ personId, game: 'mod-four', isRecent: true, games: 2, wins: 1, places: 3, points: 10, kinds: ['k', 'k'] as const },
  ...given,
});

test('a standing adds up what its members have played, with the most wins first', () => {
  const scores = [score('ann'), score('ann', { isRecent: false, games: 1, wins: 0, places: 4 }), score('ben', { wins: 2 })];
  expect(standingOf(MEMBERS, [...scores, score('left')])).toEqual([
    {
      game: 'mod-four',
      scores: [
        { member: 'b', games: 2, wins: 2, place: 1.5, points: 10 },
        { member: 'a', games: 3, wins: 1, place: 7 / 3, points: 20 },
      ],
    },
  ]);
});

test('points of games with different options do not add up, and a solitaire has no places', () => {
  const scores = [
    score('ann'),
    score('ben', { kinds: ['k', 'l'] }),
    score('ann', { game: 'four-square', places: null, games: 9 }),
  ];
  expect(standingOf(MEMBERS, scores)).toMatchObject([
    { game: 'four-square', scores: [{ place: null, points: 10 }] },
    { game: 'mod-four', scores: [{ points: null }, { points: null }] },
  ]);
});
