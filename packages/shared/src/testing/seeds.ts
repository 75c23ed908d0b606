import { bySize } from './size.ts';

/** The first seed of every suite that draws its cases: `TEST_SEED=17 pnpm unit laws` draws others. A soak run never repeats those of `pnpm test`. */
export const FIRST_SEED = Number(process.env.TEST_SEED ?? bySize({ quick: 1, test: 1, soak: 1_000_001 }));

/** So many seeds, one after the other. */
export function seeds(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => FIRST_SEED + index);
}
