import type { Moment } from '@hundredfold/client/game';

/** The square is half filled. */
export const moment: Moment = { seats: 1, seed: 3, moves: 16, zones: ['grid', 'hand'], edge: -10 };
