import { describe, expect, test } from 'vitest';
import { seeded } from './seeded-random.ts';

function draws(seed: number, count = 8, below = 1000): readonly number[] {
  const source = seeded(seed);
  return Array.from({ length: count }, () => source.below(below));
}

describe('a seeded source', () => {
  test('draws the same numbers on every machine and for ever, because records depend on it', () => {
    expect(draws(1)).toEqual([493, 491, 476, 720, 911, 961, 139, 693]);
  });

  test('draws other numbers from another seed, also beyond 32 bits', () => {
    const seeds = [0, 1, 2, 3, 2 ** 32, 2 ** 32 + 1, 2 ** 40, Number.MAX_SAFE_INTEGER];
    expect(new Set(seeds.map((seed) => String(draws(seed)))).size).toBe(seeds.length);
  });

  test('begins with unrelated numbers for similar seeds', () => {
    const firsts = Array.from({ length: 4000 }, (_, seed) => seeded(seed).below(4));
    for (const first of [0, 1, 2, 3]) expect(firsts.filter((each) => each === first).length).toBeGreaterThan(900);
    const repeats = firsts.filter((first, seed) => first === firsts[seed + 1]).length;
    expect(repeats).toBeGreaterThan(900);
    expect(repeats).toBeLessThan(1100);
  });

  test('draws whole numbers from 0 to n − 1', () => {
    for (const n of [1, 2, 7, 52]) expect(new Set(draws(5, 2000, n)).size).toBe(n);
    expect(draws(5, 2000, 52).every((draw) => Number.isInteger(draw) && draw >= 0 && draw < 52)).toBe(true);
  });
});
