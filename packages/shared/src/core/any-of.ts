import type { RandomSource } from './chance.ts';

/** The difference below which two worths count as equal. */
const ALIKE = 1e-9;

/** Returns one of some items at random. It throws if there are none. */
export function anyOf<Item>(items: readonly Item[], source: RandomSource): Item {
  const chosen = items[source.below(items.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}

/** Returns an item of the highest worth, at random among equals. `worths` is in the order of the items. */
export function anyOfBest<Item>(items: readonly Item[], worths: readonly number[], source: RandomSource): Item {
  const least = Math.max(...worths) - ALIKE;
  const best = items.filter((_, index) => (worths[index] ?? 0) > least);
  return anyOf(best, source);
}
