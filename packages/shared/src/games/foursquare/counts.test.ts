import { describe, expect, test } from 'vitest';
import { startMatch } from '../../core/match.ts';
import { type Leaves, leaves } from '../../testing/leaves.ts';
import { foursquare } from './index.ts';
import { begin, type FoursquareTable, lying } from './testing/table.ts';

describe('the tree of a fixed stock', () => {
  test.each([
    [1, 5],
    [2, 37],
    [3, 349],
  ])('the first %i placements', (actions, pinned) => {
    expect(countOf(begin('7S 2H 10D 4C 6S'), actions)).toEqual({ all: pinned, over: 0 });
  });

  test.each([
    ['others', { all: 477, over: 375 }],
    ['line', { all: 421, over: 358 }],
  ] as const)('the last of a full grid, flip %s', (flip, pinned) => {
    const rows = ['AS (9S) 2S/3S/4S/6S 8S', '9H AH (8H) 2H', '2D/7S 8D 3D 9D', '(8C) 2C 9C ..'];
    expect(countOf(lying(rows, '5C 10C AC 6C', flip), 3)).toEqual(pinned);
  });
});

function countOf({ state }: FoursquareTable, actions: number): Leaves {
  return leaves({ ...startMatch(foursquare, state.options, 1), state }, actions);
}
