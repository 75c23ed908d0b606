import { expect, test } from 'vitest';
import { isReadable } from './is-readable.ts';

test.each([
  ['#0f3d36', true],
  ['#000000', true],
  ['#7a1f2b', true],
  ['#1f7a6b', false],
  ['#d9a441', false],
  ['#ffffff', false],
])('light text on %s can be read: %s', (colour, isOne) => {
  expect(isReadable(colour)).toBe(isOne);
});
