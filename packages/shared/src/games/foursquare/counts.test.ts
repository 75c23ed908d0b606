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
    const now = begin('7S 2H 10D 4C 6S');
    expect(countOf(now, actions)).toEqual({ all: pinned, over: 0 });
    expect(byHand(now, actions)).toEqual({ all: pinned, over: 0 });
  });

  test.each([
    ['others', { all: 477, over: 375 }],
    ['line', { all: 421, over: 358 }],
  ] as const)('the last of a full grid, flip %s', (flip, pinned) => {
    const rows = ['AS (9S) 2S/3S/4S/6S 8S', '9H AH (8H) 2H', '2D/7S 8D 3D 9D', '(8C) 2C 9C ..'];
    const now = lying(rows, '5C 10C AC 6C', flip);
    expect(countOf(now, 3)).toEqual(pinned);
    expect(byHand(now, 3)).toEqual(pinned);
  });
});

function countOf({ state }: FoursquareTable, actions: number): Leaves {
  return leaves({ ...startMatch(foursquare, state.options, 1), state }, actions);
}

/** A pile: the rank of its top card, its size, and whether it lies face up. */
type Spot = { rank: number; size: number; up: boolean };
type Board = Map<string, Spot>;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Counts the same tree without the rules: it tries all cells of a large area, and lines are lists of the cards in them. */
function byHand({ state }: FoursquareTable, actions: number): Leaves {
  const board: Board = new Map(
    state.grid.map(({ row, col, cards, up }) => [`${row},${col}`, { rank: rankOf(cards.at(-1)!), size: cards.length, up }]),
  );
  return grow(board, state.stock.map(rankOf), actions, state.options.flip === 'line');
}

function grow(board: Board, stock: readonly number[], actions: number, line: boolean): Leaves {
  const tops = [...board.values()];
  const down = tops.filter(({ up }) => !up).length;
  if (down > 4 || tops.length - down === 16 || stock.length === 0) return { all: 1, over: 1 };
  if (actions === 0) return { all: 1, over: 0 };
  let [all, over] = [0, 0];
  for (let row = -6; row <= 6; row++) {
    for (let col = -6; col <= 6; col++) {
      const next = put(structuredClone(board), row, col, stock[0]!, line);
      if (next === null) continue;
      const below = grow(next, stock.slice(1), actions - 1, line);
      all += below.all;
      over += below.over;
    }
  }
  return { all, over };
}

function put(board: Board, row: number, col: number, rank: number, line: boolean): Board | null {
  const key = `${row},${col}`;
  const under = board.get(key);
  if (under !== undefined && under.size >= 4) return null;
  const beside = [`${row + 1},${col}`, `${row - 1},${col}`, `${row},${col + 1}`, `${row},${col - 1}`];
  if (under === undefined && !beside.some((each) => board.has(each))) return null;
  const placed: Spot = { rank, size: (under?.size ?? 0) + 1, up: true };
  board.set(key, placed);
  const cells = [...board.keys()].map((each) => each.split(',').map(Number));
  for (const axis of [0, 1]) {
    const places = cells.map((cell) => cell[axis]!);
    if (Math.max(...places) - Math.min(...places) > 3) return null;
  }
  for (const axis of [0, 1]) {
    const others = [...board].filter(([each]) => each !== key && each.split(',')[axis] === key.split(',')[axis]);
    const ups = others.map(([, spot]) => spot).filter(({ up }) => up);
    const turns = ups.every((each) => each.rank > rank) || ups.every((each) => each.rank < rank);
    if (others.length === 0 || !turns) continue;
    for (const [, spot] of others) spot.up = !spot.up;
    if (line) placed.up = !placed.up;
  }
  return board;
}

function rankOf(card: string): number {
  return RANKS.indexOf(card.slice(0, -1));
}
