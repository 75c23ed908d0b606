import type { Moment } from '../moment-picture.ts';

/** The square is half filled. */
export const moment: Moment = { seats: 1, seed: 3, moves: 16, zones: ['grid', 'hand'], edge: -10 };
