import type { Moment } from '../moment-picture.ts';

/** The viewer holds exactly 100. */
export const moment: Moment = { seats: 3, seed: 3, moves: 20, zones: ['draw', 'discard'], hasHand: true };
