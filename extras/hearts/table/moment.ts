import type { Moment } from '@hundredfold/client/game';

/** The ace of hearts and the queen of spades lie in a trick; the viewer has a spade below her, and the king. */
export const moment: Moment = { seats: 4, seed: 130, moves: 31, zones: ['trick'], hasHand: true, edge: 10 };
