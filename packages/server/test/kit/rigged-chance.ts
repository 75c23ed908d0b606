import type { ChanceSource } from '@hundredfold/shared/core/chance.ts';
import type { Hex } from '@hundredfold/shared/core/encoding.ts';
import type { TableChance } from '../../src/platform/table-chance.ts';

/** Returns a chance whose outcomes a test chooses. Nothing about its shuffles is random, and their proofs are wrong. */
export function riggedChance(source: ChanceSource, secret: Hex = '07'.repeat(32)): TableChance {
  let matches = 0;
  return {
    newMatchId: () => `match ${++matches}`,
    newSecret: () => secret,
    sourceOf: () => source,
  };
}
