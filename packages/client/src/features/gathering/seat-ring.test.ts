import { expect, test } from 'vitest';
import { ringPlaces } from './seat-ring.tsx';

test('your own seat is at the bottom, the next one clockwise to its left', () => {
  expect(ringPlaces(4, 2)).toEqual([
    { seat: 2, x: 0, y: 1 },
    { seat: 3, x: -1, y: 0 },
    { seat: 0, x: 0, y: -1 },
    { seat: 1, x: 1, y: 0 },
  ]);
});
