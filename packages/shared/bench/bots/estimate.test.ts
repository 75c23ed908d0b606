import { describe, expect, test } from 'vitest';
import { certainlyReaches, estimateOf } from './estimate.ts';

const times = (count: number, share: number) => Array.from({ length: count }, () => share);

describe('the interval of a share', () => {
  test('has a width although all rounds were won, or lost', () => {
    const { share, lower, upper } = estimateOf(times(18, 1));
    expect([share, upper]).toEqual([1, expect.closeTo(1, 9)]);
    expect(lower).toBeCloseTo(0.824, 3);
    expect(estimateOf(times(18, 0)).upper).toBeCloseTo(0.176, 3);
  });

  test('is the one of Wilson for rounds that are won or lost', () => {
    const { lower, upper } = estimateOf([...times(15, 1), ...times(5, 0)]);
    expect(lower).toBeCloseTo(0.531, 3);
    expect(upper).toBeCloseTo(0.888, 3);
  });

  test('follows from the variance of rounds with several results, and says nothing if they were all alike', () => {
    const { share, lower, upper } = estimateOf([...times(50, 0.5), ...times(25, 0), ...times(25, 1)]);
    expect(share).toBe(0.5);
    expect(upper - lower).toBeCloseTo(2 * 1.96 * Math.sqrt(12.5 / 99 / 100), 6);
    expect(estimateOf(times(30, 0.5))).toMatchObject({ share: 0.5, lower: 0, upper: 1 });
    expect(estimateOf([])).toMatchObject({ lower: 0, upper: 1 });
  });
});

test('a demand is met by the lower end of the interval, and not by too few rounds', () => {
  expect(certainlyReaches(estimateOf(times(18, 1)), 0.8)).toBe('too few');
  expect(certainlyReaches(estimateOf(times(20, 1)), 0.85)).toBe(false);
  expect(certainlyReaches(estimateOf(times(40, 1)), 0.85)).toBe(true);
});
