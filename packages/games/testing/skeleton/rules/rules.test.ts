import { pendingChance } from '@hundredfold/shared/core/match.ts';
import { describe, expect, test } from 'vitest';
import { skeleton } from './index.ts';
import { cardValue } from './score.ts';
import { dealt, table } from './testing/table.ts';

const HANDS = ['9S 8S 2S 5S 6S', '7H 3H 4H 5H 2H', '9D 4D 3D 2D 7D'];

describe('1 The aim', () => {
  test('1.1 two to four play', () => {
    expect(skeleton.seats).toEqual({ min: 2, max: 4 });
  });
});

describe('2 The cards', () => {
  test('2.1 32 cards from two to nine are worth their numbers', () => {
    const cards = skeleton.faces({});
    expect(cards).toHaveLength(32);
    expect([...new Set(cards.map(cardValue))]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('3 The deal', () => {
  test('3.1 the first leader is picked at random', () => {
    const start = table(3);
    expect(pendingChance(start.match)).toEqual({ chance: 'pick', from: 3 });
    for (const leader of [0, 1, 2]) {
      const { match } = start.picks(leader).shuffles([]);
      expect(skeleton.toAct(start.picks(leader).shuffles([]).state)).toEqual([leader]);
      expect(pendingChance(match)).toBeNull();
    }
  });

  test('3.2 five cards each are dealt one at a time from the leader, and seen by their player alone', () => {
    const { state, seenBy } = table(3).picks(1).shuffles(['9S', '8S', '7S', '6S']);
    expect(state.hands.map(([first]) => first)).toEqual(['7S', '9S', '8S']);
    expect(state.hands[1]?.[1]).toBe('6S');
    expect(seenBy(1).seats.map(({ hand }) => hand)).toEqual([5, state.hands[1], 5]);
    expect(seenBy('public').table.deck).toBe(17);
  });
});

describe('4 The trick', () => {
  test('4.1 each player in turn plays any card of the own hand', () => {
    const now = dealt(HANDS, 1);
    expect(now.refuses(0, '9S')).toBe('not-your-turn');
    expect(now.refuses(1, '9S')).toBe('not-in-hand');
    expect(skeleton.legal(now.seenBy(1))).toHaveLength(5);
    expect(skeleton.toAct(now.plays('7H').state)).toEqual([2]);
  });

  test('4.2 the highest card takes the trick, of equal cards the first; the winner leads', () => {
    expect(dealt(HANDS).plays('8S 7H 9D').state).toMatchObject({ leader: 2, trick: [], won: [[], [], ['8S', '7H', '9D']] });
    expect(dealt(HANDS).plays('9S 7H 9D').state.leader).toBe(0);
  });
});

describe('5 The end', () => {
  test('5.1 after five tricks the most tricks win, and equal numbers share a place', () => {
    const now = dealt(HANDS).plays('9S 7H 9D 8S 3H 4D 2S 4H 3D 5H 2D 5S 2H 7D 6S');
    expect(skeleton.outcome(now.state)).toEqual({ scores: [2, 2, 1], ranking: [[0, 1], [2]] });
    expect(now.refuses(0, '9S')).toBe('game-over');
  });
});
