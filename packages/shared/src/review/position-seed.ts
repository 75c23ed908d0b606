import type { RandomSource } from '../core/chance.ts';
import type { CardMemory } from '../core/known-cards.ts';
import { seeded } from '../core/seeded-random.ts';
import { stateHash } from '../core/state-hash.ts';

/** Different uses of the same position draw different numbers. `order` is the first look at a decision. */
export type SeedUse = 'order' | 'engine' | 'cost' | 'play' | 'value';

/**
 * A position as it is known to someone: to a seat, for a mark; or with the game in which it was reached, for a
 * breakdown. Every game starts from the same state, and with the same numbers the value of this state would have the
 * same error in all of them.
 */
export type SeedPosition = CardMemory | { readonly recordHash: string; readonly index: number };

/**
 * Returns a source of random numbers that follows from a position, so that the same record gets the same review
 * everywhere, and nothing that a seat does not know can influence a mark.
 */
export function sourceFor(use: SeedUse, position: SeedPosition): RandomSource {
  return seeded(Number.parseInt(stateHash([use, position]), 16));
}
