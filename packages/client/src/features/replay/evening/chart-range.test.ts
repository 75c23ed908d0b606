import { expect, test } from 'vitest';
import { chartRange, pathOf } from './chart-range.ts';

const share = (mean: number, error: number) => ({ mean, error });

test('a chart has room for all shares with their errors, in steps of ten percent and with a margin', () => {
  const { least, most } = chartRange([share(0.5, 0.03), share(0.63, 0.05)], 0.45);
  expect([least, most].map((each) => Math.round(each * 100))).toEqual([40, 80]);
  const { least: below, most: above } = chartRange([share(0.5, 0)], 0.5);
  expect([below, above].map((each) => Math.round(each * 100))).toEqual([40, 60]);
});

test('a chart ends at nothing and at everything', () => {
  expect(chartRange([share(0.5, 0.4)], 0.5)).toEqual({ least: 0, most: 1 });
  expect(pathOf([-0.2, 1.2], { least: 0, most: 1 })).toBe('M0 100 L100 0');
});

test('a path goes from left to right, and one share alone is a level line', () => {
  const range = { least: 0.4, most: 0.6 };
  expect(pathOf([0.4, 0.5, 0.6], range)).toBe('M0 100 L50 50 L100 0');
  expect(pathOf([0.5], range)).toBe('M0 50 L100 50');
});
