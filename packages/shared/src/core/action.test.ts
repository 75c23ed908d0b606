import { expect, test } from 'vitest';
import { isSameAction } from './action.ts';

test('actions are the same whatever the order of their parameters', () => {
  expect(isSameAction({ type: 'play', card: 'QS', suit: 'H' }, { suit: 'H', type: 'play', card: 'QS' })).toBe(true);
});

test.each([
  { type: 'play', card: 'QS' },
  { type: 'play', card: 'QS', suit: 'D' },
  { type: 'lay', card: 'QS', suit: 'H' },
])('actions differ if a parameter differs or is missing: %j', (other) => {
  expect(isSameAction({ type: 'play', card: 'QS', suit: 'H' }, other)).toBe(false);
});
