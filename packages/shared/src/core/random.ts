import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';
import type { RandomSource } from './chance.ts';

/** Numbers thrown away until neighbouring seeds have nothing in common any more. */
const WARM_UP = 64;

/** The same seed, any whole number: the same chances. For simulations and tests, never for a table where somebody plays. */
export function seeded(seed: number): RandomSource {
  const generator = xoroshiro128plusFromState([-1, ~seed, seed | 0, Math.floor(seed / 2 ** 32) | 0]);
  skipN(generator, WARM_UP);
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}
