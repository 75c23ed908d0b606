import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { RandomSource } from './chance.ts';

/**
 * The same seed, a whole number from 0: the same chances. For simulations and tests, never for a table where somebody
 * plays. (The library's xorshift family is seeded so plainly that neighbouring seeds draw related numbers.)
 */
export function seeded(seed: number): RandomSource {
  const generator = mersenne((seed | 0) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b1));
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}
