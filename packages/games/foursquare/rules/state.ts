import type { Face, GridStack } from '@hundredfold/shared/game';
import { DECK } from './cards.ts';
import type { FoursquareOptions } from './declaration.ts';

/** The phases of the game. `shuffle` waits for a chance outcome, `place` for the player. */
export type FoursquarePhase = 'shuffle' | 'place' | 'won' | 'lost';

export interface FoursquareState {
  readonly options: FoursquareOptions;
  readonly phase: FoursquarePhase;
  /** The stock in the order in which it will be placed. The first card is in the player's hand, face up. */
  readonly stock: readonly Face[];
  /** The piles in the order in which they were started. */
  readonly grid: readonly GridStack[];
}

export function setup(options: FoursquareOptions): FoursquareState {
  return { options, phase: 'shuffle', stock: DECK, grid: [] };
}
