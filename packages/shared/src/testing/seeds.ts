import { bySize } from './size.ts';

/**
 * The first seed of every random suite. `TEST_SEED=17 pnpm unit laws` sets another. A soak run never repeats the seeds of `pnpm
 * test`.
 */
export const FIRST_SEED = Number(process.env.TEST_SEED ?? bySize({ full: 1, soak: 1_000_001 }));

export function seeds(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => FIRST_SEED + index);
}
