import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { RandomSource } from './chance.ts';

/**
 * Returns a repeatable random source for a seed, a whole number from 0. It is for simulations and tests, never for a table where
 * people play. (The seeding of the library's xorshift family is so simple that neighbouring seeds draw related numbers.)
 */
export function seeded(seed: number): RandomSource {
  const generator = mersenne((seed | 0) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b1));
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}
