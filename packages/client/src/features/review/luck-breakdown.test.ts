import type { LuckBreakdown } from '@hundredfold/shared/review/luck-breakdown.ts';
import { expect, test } from 'vitest';
import { luckAndPlay, shownParts, totalOf } from './luck-breakdown.tsx';

const share = (mean: number, error = 0.01) => ({ mean, error });
const BREAKDOWN: LuckBreakdown = {
  start: share(0.505),
  cards: share(-0.496),
  play: share(-0.354),
  others: share(-0.014),
  hidden: share(0.359),
  result: 0,
};

test('the points of the parts add up to those between the start and the result, as they are shown', () => {
  const parts = shownParts(BREAKDOWN, 4);
  expect(parts.map(({ name }) => name)).toEqual(['cards', 'play', 'others', 'hidden']);
  expect(parts.map(({ points }) => points)).toEqual([-50, -35, -1, 35]);
  expect(totalOf(BREAKDOWN)).toBe(-51);
  expect(luckAndPlay(BREAKDOWN)).toEqual({ luck: -16, play: -35 });
});

test('the others of a game of two are the opponent, and a player alone has none', () => {
  expect(shownParts(BREAKDOWN, 2).map(({ name }) => name)).toEqual(['cards', 'play', 'opponent', 'hidden']);
  expect(shownParts(BREAKDOWN, 1).map(({ name }) => name)).toEqual(['cards', 'play', 'hidden']);
});
