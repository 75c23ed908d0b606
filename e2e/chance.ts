import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seeded } from '../packages/shared/src/core/random.ts';

// Comes before a house's own program: whatever the house leaves to chance is drawn from one seed.
const source = seeded(Number(process.env.SEED));
const drawn = (from: number, to?: number): number => (to === undefined ? source.below(from) : from + source.below(to - from));
crypto.randomInt = drawn as typeof crypto.randomInt;
syncBuiltinESMExports();
