import type { Moment } from '@hundredfold/client/game';

/** The viewer makes exactly 100 by covering the 50. */
export const moment: Moment = {
  seats: 4,
  seed: 23,
  moves: 10,
  zones: ['card', 'stack0', 'stack1', 'stack2', 'stack3'],
};
