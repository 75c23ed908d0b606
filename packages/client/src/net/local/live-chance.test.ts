import { expect, test, vi } from 'vitest';
import { liveChance } from './live-chance.ts';

test('every number below the limit is drawn, and no other', () => {
  const drawn = new Set(Array.from({ length: 500 }, () => liveChance.below(6)));
  expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('random values that would make some numbers likelier are drawn again', () => {
  const values = [2 ** 32 - 1, 7];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = values.shift() ?? 0;
    return array;
  });
  expect(liveChance.below(6)).toBe(1);
  expect(values).toEqual([]);
});
