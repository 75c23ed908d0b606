import type { Face } from '../../cards/face.ts';
import type { GridCell } from '../../core/view-schema.ts';
import { DECK } from './cards.ts';
import type { FoursquareOptions } from './declaration.ts';

/** `shuffle` waits for a lot, `place` for the player. */
export type FoursquarePhase = 'shuffle' | 'place' | 'won' | 'lost';

export interface FoursquarePile extends GridCell {
  /** The top card last. */
  readonly cards: readonly Face[];
  /** Whether the top card lies face up. */
  readonly up: boolean;
}

export interface FoursquareState {
  readonly options: FoursquareOptions;
  readonly phase: FoursquarePhase;
  /** In the order in which it will be placed; the first is in the player's hand, face up. */
  readonly stock: readonly Face[];
  /** In the order in which they were begun. */
  readonly grid: readonly FoursquarePile[];
}

export function setup(options: FoursquareOptions): FoursquareState {
  return { options, phase: 'shuffle', stock: DECK, grid: [] };
}

/** Rule 2.2: the first card lies at row 0, column 0, and the next one is in the hand. */
export function begun(state: FoursquareState, stock: readonly Face[]): FoursquareState {
  return { ...state, phase: 'place', stock: stock.slice(1), grid: [{ row: 0, col: 0, cards: stock.slice(0, 1), up: true }] };
}
