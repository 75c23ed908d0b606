import { expect, test } from 'vitest';
import { numberOf } from './number-of.ts';

test('what is said twice in the same words has two numbers, and what stays has one', () => {
  const first = { text: 'It’s not your turn.' };
  const second = { text: 'It’s not your turn.' };
  expect(numberOf(first)).toBe(numberOf(first));
  expect(numberOf(second)).not.toBe(numberOf(first));
  expect(numberOf(second)).toBe(numberOf(second));
});
