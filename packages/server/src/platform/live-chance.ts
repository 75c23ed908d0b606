import { randomInt } from 'node:crypto';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';

/** Chance at live tables: the operating system's generator, without modulo bias. */
export const liveChance: RandomSource = { below: (n) => randomInt(n) };
