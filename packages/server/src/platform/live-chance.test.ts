import { expect, test } from 'vitest';
import { liveChance } from '../platform/live-chance.ts';

test('live chance draws every number below n, equally often', () => {
  const drawn = Array<number>(6).fill(0);
  for (let draw = 0; draw < 12_000; draw++) {
    const number = liveChance.below(6);
    drawn[number] = (drawn[number] ?? 0) + 1;
  }
  expect(drawn).toHaveLength(6);
  const chiSquared = drawn.reduce((sum, times) => sum + (times - 2000) ** 2 / 2000, 0);
  // With five degrees of freedom, a fair source exceeds this once in ten million runs.
  expect(chiSquared).toBeLessThan(42);
  expect(liveChance.below(1)).toBe(0);
});
