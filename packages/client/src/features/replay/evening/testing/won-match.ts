import type { ReviewableGame } from '../evenings.ts';

/** A match of Mod Four that someone won alone against bots, at their first seat. */
export function wonMatch(match: string, more: Partial<ReviewableGame> = {}): ReviewableGame {
  return { match, seat: 0, at: 1, game: 'mod-four', options: {}, seats: 4, people: 1, score: 3, place: 1, ...more };
}
