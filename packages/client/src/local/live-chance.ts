import type { RandomSource } from '@hundredfold/shared/core/chance.ts';

const VALUES = 2 ** 32;

/** Chance at tables without a server: the browser's generator for secrets, without modulo bias. */
export const liveChance: RandomSource = {
  below(n) {
    const fair = VALUES - (VALUES % n);
    for (;;) {
      const [drawn = VALUES] = crypto.getRandomValues(new Uint32Array(1));
      if (drawn < fair) return drawn % n;
    }
  },
};
