import { randomInt } from 'node:crypto';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';

/** The source of chance at live tables: the random generator of the operating system, without modulo bias. */
export const liveChance: RandomSource = { below: (n) => randomInt(n) };
