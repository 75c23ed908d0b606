import { expect, test } from 'vitest';
import { isHexValue } from './encoding.ts';

test.each([
  ['64 lower-case hex digits', '0123456789abcdef'.repeat(4), true],
  ['capitals', '0123456789ABCDEF'.repeat(4), false],
  ['63 digits', 'a'.repeat(63), false],
  ['65 digits', 'a'.repeat(65), false],
  ['a line break', `${'a'.repeat(64)}\n`, false],
])('a value with %s', (_, text, isRight) => {
  expect(isHexValue(text)).toBe(isRight);
});
