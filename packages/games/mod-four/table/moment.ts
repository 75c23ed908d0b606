import type { Moment } from '@hundredfold/client/game';

/** Three cards of a trick lie on the table; the viewer plays the last one. */
export const moment: Moment = { seats: 4, seed: 8, moves: 40, zones: ['trick'], hasHand: true, edge: 10 };
