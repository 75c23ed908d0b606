import { describe, expect, test } from 'vitest';
import { startMatch } from '../../core/match.ts';
import { type Leaves, leaves } from '../../testing/leaves.ts';
import { oneHundredOne } from './index.ts';
import { deal, lying, type OneHundredOneTable, type TestPosition } from './testing/table.ts';

/** Hands of one suit and queens, with which no one strikes or draws. */
const QUIET: TestPosition = { hands: ['9S JS QS', '10S KH QH'], pile: 'JH', pack: '10C 9C' };
const LOUD: TestPosition = { hands: ['7S 8S AS', '6S KS 9H', '10S QD 8H'], pile: '9S', pack: 'JD 10D 9D JC 10C 9C 7D 7C' };

describe('the tree of a fixed deal', () => {
  test('an opening queen has a leaf for each suit', () => {
    expect(countOf(deal(['', '', ''], 'QS'), 1)).toEqual({ all: 4, over: 0 });
  });

  test.each([
    [1, 5],
    [2, 23],
    [3, 45],
  ])('without cards that act: %i actions', (actions, pinned) => {
    expect(countOf(lying(QUIET), actions).all).toBe(pinned);
  });

  test.each([
    [1, 3],
    [3, 24],
    [5, 42],
    [7, 50],
  ])('with cards that act, and drawing: %i actions', (actions, pinned) => {
    expect(countOf(lying(LOUD), actions).all).toBe(pinned);
  });

  test.each([
    [1, 4],
    [3, 64],
    [5, 452],
  ])('with free drawing: %i actions', (actions, pinned) => {
    expect(countOf(lying({ ...LOUD, asked: { freeDraw: true } }), actions).all).toBe(pinned);
  });
});

function countOf({ state }: OneHundredOneTable, actions: number): Leaves {
  const match = startMatch(oneHundredOne, state.options, state.hands.length);
  return leaves({ ...match, state }, actions);
}
