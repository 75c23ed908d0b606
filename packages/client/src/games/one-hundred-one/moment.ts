import type { Moment } from '../moment-picture.ts';

/** A seven was played at the viewer, who can answer with one. */
export const moment: Moment = { seats: 4, seed: 26, moves: 113, zones: ['pack', 'pile'], hasHand: true };
