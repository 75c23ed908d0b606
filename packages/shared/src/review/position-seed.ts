import type { RandomSource } from '../core/chance.ts';
import type { CardMemory } from '../core/known-cards.ts';
import { seeded } from '../core/random.ts';
import { stateHash } from '../core/state-hash.ts';

/** Different uses of the same position draw different numbers. */
export type SeedUse = 'order' | 'engine' | 'cost' | 'play' | 'value';

/**
 * Returns a source of random numbers that follows from what a seat knows, so that nothing hidden can influence a mark, and the same
 * record gets the same review everywhere. For a value, which may know everything, the position is a state.
 */
export function sourceFor(
  use: SeedUse,
  position: CardMemory | { readonly state: unknown; readonly isAfter: boolean },
): RandomSource {
  return seeded(Number.parseInt(stateHash([use, position]), 16));
}
