import { describe, expect, test } from 'vitest';
import { hundredValue } from '../../cards/hundred.ts';
import { type Leaves, leaves } from '../../testing/leaves.ts';
import { CARDS } from './declaration.ts';
import { begun, type FourSquareTable } from './testing/table.ts';

/** The deck in a fixed order: each seventh card comes next. */
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
    const now = nearTheEnd(seats, ghosts);
    const counted = leaves(now.scene.match, turns);
    expect(counted).toEqual(byHand(now, seats === 1 ? ghosts : 0, turns));
    expect(counted).toEqual(pinned);
  });
});

function nearTheEnd(seats: number, ghosts: number): FourSquareTable {
  let now = begun(ORDER.join(' '), seats, { ghosts });
  const turns = seats === 1 ? BEFORE / (1 + ghosts) : BEFORE;
  for (let turn = 0; turn < turns; turn++) now = now.places(turn % 4);
  return now;
}

/** Counts the same tree without the rules: numbers in a row, drawn one after the other. */
function byHand({ state }: FourSquareTable, ghosts: number, depth: number): Leaves {
  const row = [...state.card, ...state.draw].map(hundredValue);
  const walk = (tops: readonly number[], next: number, left: number): Leaves => {
    if (next >= row.length) return { all: 1, over: 1 };
    if (left === 0) return { all: 1, over: 0 };
    let [all, over] = [0, 0];
    for (let stack = 0; stack < 4; stack++) {
      const placed = tops.with(stack, row[next]!);
      const hundred = placed.reduce((sum, top) => sum + top, 0) === 100;
      const after = hundred && next + 1 < row.length ? placed.with(stack, row[next + 1]!) : placed;
      const below = walk(after, next + (hundred ? 2 : 1) + ghosts, left - 1);
      all += below.all;
      over += below.over;
    }
    return { all, over };
  };
  return walk(
    state.stacks.map((pile) => hundredValue(pile.at(-1)!)),
    0,
    depth,
  );
}
