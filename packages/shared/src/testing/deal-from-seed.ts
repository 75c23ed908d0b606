import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seeded } from '../core/seeded-random.ts';
import { FIRST_SEED } from './seeds.ts';

/** Makes `randomInt` of this process draw from a seed from now on. */
export function dealFromSeed(seed: number): void {
  const source = seeded(seed);
  const drawn = (from: number, to?: number): number => (to === undefined ? source.below(from) : from + source.below(to - from));
  crypto.randomInt = drawn as typeof crypto.randomInt;
  syncBuiltinESMExports();
}

/**
 * Returns the seed of a test from its name, so that it gets the same cards in every run. `TEST_SEED` and soak runs give other
 * cards.
 */
export function seedOf(titlePath: readonly string[]): number {
  const named = [FIRST_SEED === 1 ? '' : FIRST_SEED, ...titlePath].join('\n');
  return createHash('sha256').update(named).digest().readUIntBE(0, 6);
}
