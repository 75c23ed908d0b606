import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, it } from 'vitest';
import { presentationOf } from '../../games/index.ts';
import { frame } from '../layout/frame.ts';
import type { Box } from '../layout/pose.ts';
import { nearest } from './use-roving.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const SIZES = [
  { width: 1280, height: 748 },
  { width: 390, height: 792 },
  { width: 844, height: 338 },
] as const;

describe('arrow keys among the targets of a table', () => {
  for (const game of TEST_GAMES) {
    it.each(SIZES)(`${game.id}: lead from each to each, at $width × $height`, (size) => {
      for (const boxes of placesOf(game, size)) {
        for (const from of boxes.keys()) expect(reached(boxes, from).size, JSON.stringify(boxes)).toBe(boxes.length);
      }
    });
  }

  it('lead past a target that lies on another, and not to it', () => {
    expect([...reached([box(0, 0), box(0, 0), box(90, 10)], 0)]).toEqual([0, 2]);
  });
});

function placesOf(game: Game, size: (typeof SIZES)[number]): readonly (readonly Box[])[] {
  const { targets, hand = 'many' } = presentationOf(game.id);
  const seats = game.seats.min;
  const on = { frame: frame(size, { seats, below: 0, hand }), name: String };
  return [...shownPositions({ game, options: defaultOptions(game.options), seats }, 1)].map(({ state }) =>
    (targets?.(game.view(state, 0), on) ?? []).map((target) => target.box),
  );
}

function reached(boxes: readonly Box[], from: number): ReadonlySet<number> {
  const way = nearest(boxes);
  const found = new Set([from]);
  for (const at of found) for (const key of ARROWS) found.add(way(key, at, boxes.length) ?? at);
  return found;
}

function box(x: number, y: number): Box {
  return { x, y, width: 50, height: 70 };
}
