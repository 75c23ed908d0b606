import type { RandomSource } from '@hundredfold/shared/core/chance.ts';

const VALUES = 2 ** 32;

/** Random numbers for tables without a server, from the browser's cryptographic generator and without modulo bias. */
export const liveChance: RandomSource = {
  below(n) {
    const fair = VALUES - (VALUES % n);
    for (;;) {
      const [drawn = VALUES] = crypto.getRandomValues(new Uint32Array(1));
      if (drawn < fair) return drawn % n;
    }
  },
};
