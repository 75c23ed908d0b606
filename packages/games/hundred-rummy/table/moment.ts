import type { Moment } from '@hundredfold/client/game';

/** The viewer holds exactly 100. */
export const moment: Moment = { seats: 3, seed: 3, moves: 20, zones: ['draw', 'discard'], hasHand: true };
