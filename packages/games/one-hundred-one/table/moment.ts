import type { Moment } from '@hundredfold/client/game';

/** A seven was played at the viewer, who can answer with one. */
export const moment: Moment = { seats: 4, seed: 26, moves: 113, zones: ['pack', 'pile'], hasHand: true };
