import { describe, expect, test } from 'vitest';
import { type Leaves, leaves } from '../../testing/leaves.ts';
import { dealt } from './testing/table.ts';

describe('the tree of a fixed deal', () => {
  test.each<[hands: readonly string[], draws: string, target: number, actions: number, pinned: Leaves]>([
    [['10 20 30 50', '20 20 30 40'], '10 40 50 30 20', 400, 7, { all: 465, over: 0 }],
    [['10 20 30 30', '20 20 30 40', '10 10 10 50'], '40 10 30 20 10 50', 100, 8, { all: 1151, over: 38 }],
    [['10 20 30 30'], '40 10 30 20 10 50 30 30', 200, 9, { all: 276, over: 3 }],
  ])('%j, then %s, target %i, %i actions', (hands, draws, target, actions, pinned) => {
    expect(leaves(dealt(hands, draws, { target }).scene.match, actions)).toEqual(pinned);
  });
});
