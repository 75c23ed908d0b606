import { expect, test } from 'vitest';
import { isPressOn, type PreviousRows } from './row-lay.ts';

const lay: PreviousRows = {
  until: 1000,
  rows: new Map([
    ['A', { top: 0, bottom: 50 }],
    ['B', { top: 50, bottom: 100 }],
  ]),
};

test.each([
  ['a row that was already there', 'A', { y: 70, time: 1150 }, true],
  ['a row that changed in its place', 'B', { y: 70, time: 1001 }, true],
  ['a row that slid under the pointer a moment ago', 'A', { y: 70, time: 1149 }, false],
  ['a row that took the place of another a moment ago', 'C', { y: 70, time: 1010 }, false],
  ['a row that appeared a moment ago in an empty place', 'C', { y: 120, time: 1010 }, true],
])('a press on %s', (_, code, press, meant) => {
  expect(isPressOn(code, press, lay)).toBe(meant);
  expect(isPressOn(code, press, null)).toBe(true);
});
