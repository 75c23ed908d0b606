import { describe, expect, test } from 'vitest';
import { type Leaves, leaves } from '../../testing/leaves.ts';
import { CARDS } from './declaration.ts';
import { begun, type FourSquareTable } from './testing/table.ts';

const ORDER = CARDS.map((_, place) => CARDS[(place * 7) % CARDS.length] ?? '');
/** The number of turns that are played, one stack after the other, before the tree begins. */
const BEFORE = 30;

describe('the tree of a fixed deal', () => {
  test('has four branches at every turn', () => {
    expect(leaves(begun(ORDER.join(' ')).scene.match, 5)).toEqual({ all: 4 ** 5, over: 0 });
  });

  test.each<[seats: number, ghosts: number, turns: number, pinned: Leaves]>([
    [2, 1, 6, { all: 3736, over: 2158 }],
    [2, 1, 7, { all: 8470, over: 8470 }],
    [1, 1, 5, { all: 1024, over: 833 }],
    [1, 1, 7, { all: 1597, over: 1597 }],
    [1, 4, 7, { all: 64, over: 64 }],
  ])('%i seats, %i absent, the last turns up to %i', (seats, ghosts, turns, pinned) => {
    expect(leaves(nearTheEnd(seats, ghosts).scene.match, turns)).toEqual(pinned);
  });
});

function nearTheEnd(seats: number, ghosts: number): FourSquareTable {
  let now = begun(ORDER.join(' '), seats, { ghosts });
  const turns = seats === 1 ? BEFORE / (1 + ghosts) : BEFORE;
  for (let turn = 0; turn < turns; turn++) now = now.places(turn % 4);
  return now;
}
