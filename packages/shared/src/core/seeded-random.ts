import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { RandomSource } from './chance.ts';

/**
 * Returns a repeatable random source for a seed, a whole number from 0. It is for simulations, tests, hints and reviews, never for
 * what players are dealt. (The seeding of the library's xorshift family is so simple that neighbouring seeds draw related numbers.)
 */
export function seeded(seed: number): RandomSource {
  const generator = mersenne((seed | 0) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b1));
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}

/** Returns a repeatable random source that is ready at once, for many short simulations (mulberry32). `seeded` has a longer period. */
export function quicklySeeded(seed: number): RandomSource {
  let state = seed | 0;
  return {
    below(n) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
    },
  };
}
